export { BrandProfileForm } from "./BrandProfileForm.tsx";
export { SettingsPage } from "./SettingsPage.tsx";
