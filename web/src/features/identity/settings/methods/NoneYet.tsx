/** In place of a list that is empty: what is asked for stands below it. */
export function NoneYet({ title, text }: { title: string; text: string }) {
  return (
    <p className="px-4 pt-4 text-sm text-fg-2">
      <span className="font-medium text-fg">{title}</span>. {text}
    </p>
  );
}
