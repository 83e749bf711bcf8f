import "~/styles/forms.css";

/**
 * The message of an invalid field, after the pattern of the GOV.UK Design System.
 *
 * @param name of the field; the id of the message is made of it
 * @returns `problem` for the place between label and input, and the ARIA attributes of the input
 */
export function describeProblem(name: string, problem: string | undefined) {
  const id = `${name}-problem`;
  return {
    aria: problem ? { "aria-invalid": true, "aria-describedby": id } : {},
    problem: problem && (
      <p id={id} role="alert" className="problem">
        <span className="visually-hidden">Error: </span>
        {problem}
      </p>
    ),
  };
}
