import { expect, it } from "vitest";
import { createFormClientAction } from "~/http/form-response";
import { routes } from "./site-pages";

type ClientAction = ReturnType<typeof createFormClientAction>;

const clientActions = Object.values(routes).flatMap(({ id, module }) =>
  "clientAction" in module ? [[id, module.clientAction as ClientAction] as const] : [],
);

it.each(clientActions)(
  "a form of %s that does not reach the server shows an error",
  async (_, act) => {
    const lost = () => Promise.reject(new TypeError("Failed to fetch"));
    const answer = (await act({ serverAction: lost })) as Response;
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      failure: expect.stringMatching(/^[A-Z].*[.!]$/) as string,
    });
  },
);

it("a form client action returns a response of the server unchanged", async () => {
  const away = new Response(null, { status: 303 });
  const act = createFormClientAction("Please try again!");
  await expect(act({ serverAction: () => Promise.reject(away) })).rejects.toBe(away);
});
