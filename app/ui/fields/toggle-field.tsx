import { useField } from "./post-form";

/** A box to tick. */
export function ToggleField({ label, name }: { label: string; name: string }) {
  const { first, describedBy, after } = useField({ name });
  return (
    <div>
      <label>
        <input
          type="checkbox"
          name={name}
          defaultChecked={first === true}
          aria-describedby={describedBy}
        />
        {label}
      </label>
      {after}
    </div>
  );
}
