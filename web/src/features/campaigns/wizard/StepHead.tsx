interface StepHeadProps {
  title: string;
  text: string;
}

/** The question that a step of the wizard asks. */
export function StepHead({ title, text }: StepHeadProps) {
  return (
    <div>
      <h2 className="text-2xl font-semibold text-balance">{title}</h2>
      <p className="mt-1 text-fg-2">{text}</p>
    </div>
  );
}
