import Alphabet from "~content/world/common-lessons/alphabet.mdx";
import BorrowedLetters from "~content/world/common-lessons/borrowed-letters.mdx";
import FurtherNumbering from "~content/world/common-lessons/further-numbering.mdx";
import Introduction from "~content/world/common-lessons/introduction.mdx";
import Modifiers from "~content/world/common-lessons/modifiers.mdx";
import Numerals from "~content/world/common-lessons/numerals.mdx";
import Syntax from "~content/world/common-lessons/syntax-and-punctuation.mdx";
import Vowels from "~content/world/common-lessons/vowels.mdx";

/** The sections of the introduction, in the order of the list. */
export const lessons = [
  { slug: "introduction", label: "Introduction", Text: Introduction },
  { slug: "alphabet", label: "Alphabet", Text: Alphabet },
  { slug: "modifiers", label: "Modifiers", Text: Modifiers },
  { slug: "vowels", label: "Vowels", Text: Vowels },
  { slug: "syntax-and-punctuation", label: "Syntax and punctuation", Text: Syntax },
  { slug: "borrowed-letters", label: "Special Notes", Text: BorrowedLetters },
  { slug: "numerals", label: "Numerals", Text: Numerals },
  { slug: "further-numbering", label: "Further numbering", Text: FurtherNumbering },
];

/** A section of the introduction to Common. */
export type Lesson = (typeof lessons)[number];

/** Returns the section with a slug, or the first section if there is no slug. */
export function findLesson(slug: string | null = null): Lesson | undefined {
  return slug === null ? lessons[0] : lessons.find((lesson) => lesson.slug === slug);
}
