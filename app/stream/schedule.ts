/** A day of the streamer's calendar, as in "2026-11-26". */
export type Day = string;
/** A time of the streamer's clock, as in "20:00". */
export type ClockTime = string;

/** A stream that comes every week. */
export interface WeeklyStream {
  /** Its name in calendars and exceptions: never changed, so that a calendar knows it again. */
  id: string;
  weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
  at: ClockTime;
  minutes: number;
  playing: string;
  /** The day from which on there is one each week; the first is on its weekday then. */
  since: Day;
}

/** What is not as every week. One that has passed is nobody's trouble. */
export type Exception =
  /** There is none on that day. */
  | { is: "off"; stream: string; on: Day; why: string }
  /** It comes on another day, at another time, or with something else; what is not said stays. */
  | {
      is: "changed";
      stream: string;
      on: Day;
      to: { on?: Day; at?: ClockTime; minutes?: number; playing?: string };
      why?: string;
    }
  /** One that is in no week's plan, with a name of its own for calendars. */
  | {
      is: "extra";
      id: string;
      on: Day;
      at: ClockTime;
      minutes: number;
      playing: string;
      why?: string;
    };

/** When there are streams. Days and times are those of a zone. */
export interface Schedule {
  /** Its IANA name. */
  zone: string;
  /** When this was last changed, for the calendars that fetch it: an instant. */
  edited: string;
  weekly: readonly WeeklyStream[];
  exceptions: readonly Exception[];
}

/** The stream's week, and what is not as every week. */
export const schedule: Schedule = {
  zone: "America/New_York",
  edited: "2026-11-20T15:00:00Z",
  weekly: [
    {
      id: "tuesday",
      weekday: "Tuesday",
      at: "20:00",
      minutes: 180,
      playing: "Drawing: the next page of the comic",
      since: "2026-01-06",
    },
    {
      id: "thursday",
      weekday: "Thursday",
      at: "20:00",
      minutes: 150,
      playing: "Super Animal Royale, or Mario if chat insists",
      since: "2026-01-08",
    },
    {
      id: "saturday",
      weekday: "Saturday",
      at: "15:00",
      minutes: 240,
      playing: "Drawing: commissions, and hats on request",
      since: "2026-01-10",
    },
  ],
  exceptions: [
    {
      is: "off",
      stream: "thursday",
      on: "2026-11-26",
      why: "it’s Thanksgiving, and I am under the table with the cousins.",
    },
    {
      is: "changed",
      stream: "saturday",
      on: "2026-11-28",
      to: { on: "2026-11-29" },
      why: "Vixy is rewiring the lamps, and says I may not help.",
    },
    {
      is: "changed",
      stream: "saturday",
      on: "2026-12-05",
      to: { at: "19:00", minutes: 180, playing: "Pokémon: the gym challenge" },
      why: "gym leaders rise late.",
    },
    {
      is: "extra",
      id: "jolly-jamboree-2026-friday",
      on: "2026-12-11",
      at: "19:00",
      minutes: 240,
      playing: "Jolly Jamboree 2026: Mario, in knitwear",
      why: "the jar for Gamers Outreach is out all weekend.",
    },
    {
      is: "changed",
      stream: "saturday",
      on: "2026-12-12",
      to: { at: "12:00", minutes: 480, playing: "Jolly Jamboree 2026: forfeits that you choose" },
    },
    {
      is: "extra",
      id: "jolly-jamboree-2026-sunday",
      on: "2026-12-13",
      at: "14:00",
      minutes: 300,
      playing: "Jolly Jamboree 2026: Super Animal Royale, and all the names",
    },
    {
      is: "off",
      stream: "thursday",
      on: "2026-12-24",
      why: "even the royale has a truce that night.",
    },
    {
      is: "changed",
      stream: "saturday",
      on: "2027-01-02",
      to: { at: "19:00", minutes: 180, playing: "Pokémon: the gym challenge" },
      why: "gym leaders rise late.",
    },
    {
      is: "off",
      stream: "thursday",
      on: "2026-12-31",
      why: "I’ll be watching Bluerock’s fireworks from the roof.",
    },
  ],
};
