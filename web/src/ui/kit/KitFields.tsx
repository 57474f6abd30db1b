import { useState } from "react";
import { toast } from "#/lib/toasts.ts";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { ChoiceMenu } from "#/ui/fields/ChoiceMenu.tsx";
import { CodeField } from "#/ui/fields/CodeField.tsx";
import { CopyField } from "#/ui/fields/CopyField.tsx";
import { FileDrop } from "#/ui/fields/FileDrop.tsx";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { SearchField } from "#/ui/fields/SearchField.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { Switch } from "#/ui/fields/Switch.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { KitGroup } from "./KitGroup.tsx";

const CURRENCIES = [
  { value: "EUR", label: "Euro" },
  { value: "GBP", label: "Pound sterling" },
];
const MARKETS = [
  { value: "pt", label: "Portugal", hint: "Disclosure by law" },
  { value: "es", label: "Spain" },
];

export function KitFields() {
  const [query, setQuery] = useState("vegan");
  const [code, setCode] = useState("407");
  const [currency, setCurrency] = useState("EUR");
  const [market, setMarket] = useState("pt");
  const [agreed, setAgreed] = useState(true);
  const [shown, setShown] = useState(false);
  return (
    <KitGroup title="Fields">
      <div className="flex w-full flex-col gap-4">
        <TextField label="Campaign name" defaultValue="Spring SPF launch" hint="Creators will see it" />
        <TextField label="Budget" defaultValue="0" error="Enter more than €0" />
        <TextArea label="Brief" defaultValue="Launch of a vegan protein bar in Germany" />
        <Select label="Currency" value={currency} options={CURRENCIES} onChange={setCurrency} />
        <ChoiceMenu label="Another currency" value={currency} options={CURRENCIES} onChange={setCurrency} />
        <CodeField label="Six-digit code" value={code} onChange={setCode} hint="Paste works" />
        <SearchField label="Find a creator" value={query} onChange={setQuery} />
        <RadioGroup label="Market" options={MARKETS} value={market} onChange={setMarket} />
        <div className="flex flex-wrap gap-4">
          <Checkbox label="Agreed" checked={agreed} onChange={setAgreed} />
          <Checkbox label="Some" checked={false} indeterminate onChange={setAgreed} />
          <Checkbox label="Not" checked={!agreed} onChange={(checked) => setAgreed(!checked)} />
        </div>
        <Switch
          label="Show Collections"
          hint="In the sidebar, for you alone"
          checked={shown}
          onChange={setShown}
        />
        <CopyField
          label="Invite link"
          value="https://herald.example/authenticate?stytch_token_type=invite"
          action="Copy link"
        />
        <FileDrop
          label="Drop a CSV file, or choose one"
          hint="Up to 50 MB"
          accept=".csv"
          onFiles={(files) => toast(`${files[0]?.name} taken`)}
        />
      </div>
    </KitGroup>
  );
}
