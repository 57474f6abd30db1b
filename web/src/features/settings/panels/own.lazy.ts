export { BrandProfileSettings } from "#/features/settings/BrandProfileSettings.tsx";
export { NavigationSettings } from "#/features/settings/NavigationSettings.tsx";
export { PostingDaysSettings } from "#/features/settings/PostingDaysSettings.tsx";
export { SampleSettings } from "#/features/settings/SampleSettings.tsx";
