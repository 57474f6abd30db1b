import { Panel } from "#/ui/Panel.tsx";
import { BrandProfileForm } from "./BrandProfileForm.tsx";

export function BrandProfileSettings() {
  return (
    <Panel className="p-4 md:p-5">
      <BrandProfileForm />
    </Panel>
  );
}
