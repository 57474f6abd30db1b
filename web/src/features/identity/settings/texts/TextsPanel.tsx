import type { TextChannel, TextSetting } from "@app/contract/identity/texts";
import { useState } from "react";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextServiceForm } from "./TextServiceForm.tsx";
import { TextTestPanel } from "./TextTestPanel.tsx";
import { useTexts } from "./texts.queries.ts";
import { CHANNEL_WORDS } from "./texts.rules.ts";

/** Settings, Messages: which services send codes to phones, if any. */
export function TextsPanel() {
  return (
    <>
      <ChannelPanels channel="sms" />
      <ChannelPanels channel="whatsapp" />
    </>
  );
}

function ChannelPanels({ channel }: { channel: TextChannel }) {
  const { data, error, mutate } = useTexts(channel);
  const [reloads, setReloads] = useState(0);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} />;
  return (
    <>
      <WayNote setting={data} />
      <TextServiceForm key={reloads} stored={data} onReload={() => setReloads(reloads + 1)} />
      {data.way !== "outbox" && <TextTestPanel channel={channel} />}
    </>
  );
}

function WayNote({ setting: { channel, way, isUnreadable } }: { setting: TextSetting }) {
  const { title, setting } = CHANNEL_WORDS[channel];
  if (way === "environment")
    return (
      <Note>
        {setting} is set in the environment of the server, so the service for {title} is changed there. What
        it says is shown here.
      </Note>
    );
  if (isUnreadable)
    return (
      <Note kind="bad">
        The service for {title} that was set here cannot be read any more: this Herald has another secret than
        the one that sealed it. Messages wait in the outbox until you enter it again.
      </Note>
    );
  return null;
}
