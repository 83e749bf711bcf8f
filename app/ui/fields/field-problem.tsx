import "~/styles/forms.css";

/**
 * The message of an invalid field, after the pattern of the GOV.UK Design System.
 *
 * @param name of the field; the id of the message is made of it
 * @param describedBy the id of a further description
 * @returns `problem` for the place between label and input, and the ARIA attributes of the input
 */
export function describeProblem(name: string, problem: string | undefined, describedBy?: string) {
  const id = `${name}-problem`;
  return {
    isInvalid: problem !== undefined || undefined,
    describedBy: [problem && id, describedBy].filter(Boolean).join(" ") || undefined,
    problem: problem && (
      <p id={id} role="alert" className="problem">
        <span className="visually-hidden">Error: </span>
        {problem}
      </p>
    ),
  };
}
