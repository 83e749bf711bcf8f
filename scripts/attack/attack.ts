/**
 * Attacks the built site from outside, by a hostile upstream and by hostile visitors, and prints what it costs: the
 * longest block of the main thread in processor time, the waits of other visitors, the peak of memory, descriptors. A
 * missed goal is printed and is no error.
 *
 *   npm run attack -- [--only answers|crowds] [--seed 1] [--shapes 8]
 */
import { parseArgs } from "node:util";
import { printHeading } from "../bench/table";
import { measureAnswers } from "./answers";
import { measureCrowds } from "./crowds";
import { startAttackedUpstream } from "./upstream";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    seed: { type: "string", default: "1" },
    shapes: { type: "string", default: "8" },
  },
});
const upstream = await startAttackedUpstream();
const generator = { seed: Number(values.seed), shapes: Number(values.shapes) };
printHeading();
if (values.only !== "crowds") await measureAnswers(upstream, generator);
if (values.only !== "answers") await measureCrowds(upstream);
await upstream.close();
process.exit();
