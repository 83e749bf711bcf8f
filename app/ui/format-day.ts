const forms = {
  /** "December 4, 2026" */
  long: { dateStyle: "long" },
  /** "December 4" */
  short: { month: "long", day: "numeric" },
  /** "Friday" */
  weekday: { weekday: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DayForm = keyof typeof forms;

const formats: Partial<Record<DayForm, Intl.DateTimeFormat>> = {};

/** Formats a day such as `2026-12-04`, in UTC so that all visitors see the same day. */
export function formatDay(day: string, form: DayForm = "long"): string {
  formats[form] ??= new Intl.DateTimeFormat("en-US", { ...forms[form], timeZone: "UTC" });
  return formats[form].format(new Date(day));
}
