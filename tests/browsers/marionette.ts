import { createConnection, type Socket } from "node:net";
import { error, Session, type Capabilities } from "selenium-webdriver";

/** The parts of a selenium-webdriver command that are used. */
interface Command {
  getName(): string;
  getParameters(): {
    capabilities?: { alwaysMatch: Record<string, unknown> };
    id?: Record<string, string>;
  };
}

/** Firefox's result: the session for a new session, a value for most other commands. */
interface Result {
  sessionId: string;
  capabilities: Capabilities;
  value?: unknown;
}

type Answer = [type: number, id: number, failure: error.ErrorData | null, result: Result | null];

/** Marionette's names of commands, where they differ from selenium-webdriver's. */
const names: Readonly<Record<string, string>> = {
  get: "Navigate",
  goBack: "Back",
  goForward: "Forward",
  clickElement: "ElementClick",
  sendKeysToElement: "ElementSendKeys",
  getCurrentUrl: "GetCurrentURL",
  actions: "PerformActions",
  getCurrentWindowHandle: "GetWindowHandle",
  close: "CloseWindow",
  quit: "DeleteSession",
};

/**
 * Sends selenium-webdriver commands to Firefox by Marionette, Firefox's own protocol. geckodriver
 * does the same, but neither Debian nor npm provides it. A message is the length of a JSON text, a
 * colon and that text: `[0, id, command, parameters]`, answered in order by `[1, id, error,
 * result]`.
 *
 * @param port where Firefox listens, on 127.0.0.1
 */
export function marionetteExecutor(port: number) {
  const socket = createConnection(port, "127.0.0.1");
  const answers = readAnswers(socket);
  let lastId = 0;
  return {
    async execute(command: Command): Promise<unknown> {
      const name = command.getName();
      const known = names[name] ?? name.replace(/^./, (letter) => letter.toUpperCase());
      const text = JSON.stringify([0, ++lastId, `WebDriver:${known}`, parametersOf(command)]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      const answer = await answers.next();
      if (answer.done) throw new Error(`Firefox ended before it answered ${name}.`);
      const [, , failure, result] = answer.value;
      if (failure) error.throwDecodedError(failure);
      if (name === "newSession") return new Session(result!.sessionId, result!.capabilities);
      return result && "value" in result ? result.value : result;
    },
  };
}

/** Unwraps capabilities and elements, which Marionette expects without WebDriver's wrappers. */
function parametersOf(command: Command): Record<string, unknown> {
  const { id, capabilities, ...parameters } = command.getParameters();
  if (capabilities) return capabilities.alwaysMatch;
  return id ? { ...parameters, id: Object.values(id)[0] } : parameters;
}

async function* readAnswers(socket: Socket): AsyncGenerator<Answer, void> {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    for (;;) {
      const begin = received.indexOf(":") + 1;
      const end = begin + Number(received.subarray(0, begin - 1));
      if (begin === 0 || received.length < end) break;
      const message = JSON.parse(received.subarray(begin, end).toString()) as Answer | object;
      received = received.subarray(end);
      // Firefox first sends an object as a greeting.
      if (Array.isArray(message)) yield message as Answer;
    }
  }
}
