import type { Collection } from "@app/contract/collections/schemas";
import { Download, FileText, Table } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { exportCollection, exportWorkbook } from "#/features/collections/collections.queries.ts";

/** Takes the list along, with all that is known of its creators. */
export function ExportMenu({ collection }: { collection: Collection }) {
  return (
    <Menu
      align="end"
      trigger={<Button icon={<Download aria-hidden size={16} />}>Export</Button>}
      items={[
        {
          id: "csv",
          label: "CSV",
          icon: <FileText aria-hidden size={16} />,
          run: () => void exportCollection(collection),
        },
        {
          id: "xlsx",
          label: "Excel",
          icon: <Table aria-hidden size={16} />,
          run: () => void exportWorkbook(collection),
        },
      ]}
    />
  );
}
