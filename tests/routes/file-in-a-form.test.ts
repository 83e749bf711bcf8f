import { expect, it } from "vitest";
import { action } from "~/routes/_main.fursona-generator._index";
import { responseOf } from "./route-response";

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

// In a test of its own: the File of jsdom is unknown to Request.
it("rejects a file in place of a choice", async () => {
  const body = `${part("colors", "1")}${part('category"; filename="MAMMALS', "MAMMALS")}--b--\r\n`;
  const headers = {
    "Sec-Fetch-Site": "same-origin",
    "Content-Type": "multipart/form-data; boundary=b",
  };
  const { status, data } = await responseOf(
    action,
    "/fursona-generator",
    {},
    { method: "POST", body, headers },
  );
  expect(status).toBe(400);
  expect(Object.keys((data as { problems: object }).problems)).toEqual(["category"]);
});
