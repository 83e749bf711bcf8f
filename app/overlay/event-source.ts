/** One event of a stream; of a sign of life both are empty. */
export interface StreamEvent {
  id: string;
  data: string;
}

/** Characters of an event that is still coming; no message is half as long. */
const longest = 200_000;

/**
 * Reads server-sent events as this site sends them. Browsers' own `EventSource` does not tell a refusal from an
 * outage, and comes back as often after either.
 *
 * @throws when the stream breaks off, or sends what is none
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + decoder.decode(part.value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      if (rest.length > longest) throw new Error("this is no event");
      for (const block of blocks) yield { id: field(block, "id"), data: field(block, "data") };
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function field(block: string, name: string): string {
  const line = block.split("\n").find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2) ?? "";
}
