import { ModelRequests } from "@app/contract/strategy/language-model/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useState } from "react";
import { useRead } from "#/lib/api/api.ts";
import { Button } from "#/ui/Button.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";

const TITLES = ["First, the question with the tools", "Then what a tool found"];

/** What a model is sent, in words and as it goes over the wire. */
export function SentPanel() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="What leaves this machine">
      <div className="flex flex-col gap-4 p-4">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>
            A question that somebody asks, with the last messages of the same thread. A small model gets that
            one message alone, and only where Herald did not understand it by itself.
          </li>
          <li>
            What the tools found for it: handles, figures and prices of your creators, lists and campaigns,
            cut in length and marked as data.
          </li>
          <li>
            An order or a remark asks no model. Files, keys, other threads and whatever people write who may
            not use the model never leave.
          </li>
        </ul>
        {isOpen ? (
          <Requests />
        ) : (
          <div>
            <Button onClick={() => setIsOpen(true)}>Show it as it is sent</Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

function Requests() {
  const { data } = useRead(strategyPaths.languageModelRequests, ModelRequests);
  if (!data) return <ListSkeleton rows={2} />;
  return data.items.map(({ url, headers, body }, index) => (
    <TextArea
      key={TITLES[index]}
      label={TITLES[index] ?? ""}
      rows={16}
      readOnly
      spellCheck={false}
      value={`POST ${url}\n${headers.map(({ name, value }) => `${name}: ${value}`).join("\n")}\n\n${body}`}
    />
  ));
}
