import "~/styles/forms.css";

/**
 * The error message of an invalid field, following the GOV.UK Design System.
 *
 * @param name of the field, which is part of the message's id
 * @returns `problem`, the message to render between label and input, and the ARIA attributes of the
 * input
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
