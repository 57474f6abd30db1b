import { Link } from "@tanstack/react-router";
import { Panel } from "#/ui/Panel.tsx";
import type { HelpTopic } from "./help-topics.ts";

export function TopicList({ topics }: { topics: readonly HelpTopic[] }) {
  return (
    <Panel title="What you can do">
      <ul className="grid divide-line max-md:divide-y md:grid-cols-2">
        {topics.map((topic) => (
          <li key={topic.title} className="p-4">
            <h3 className="font-medium">{topic.title}</h3>
            <p className="mt-1 text-sm text-fg-2">{topic.text}</p>
            <Link
              to={topic.to}
              className="mt-1 inline-block py-0.5 text-sm font-medium text-brand-text hover:underline"
            >
              {topic.link}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
