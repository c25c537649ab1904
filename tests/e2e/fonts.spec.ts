import { expect, test } from "../support/journey.ts";
import { ask } from "./support/ask.ts";
import { channels } from "./support/channels.ts";
import { startSite } from "./support/started-site.ts";

test("the first page that a process draws asks for the brand's faces, as all others do", async () => {
  const own = await startSite();
  const asks = async (channel: string, path: string) => {
    const { body } = await ask(channel, { path, port: own.port });
    return body.includes('(["/fonts/');
  };
  try {
    for (const { token } of channels) {
      for (const path of ["/", "/pages/no-such-page", "/user/signIn"]) {
        expect(await asks(token, path), `${token} ${path}`).toBe(true);
      }
    }
    expect(await asks("lumen", "/?lng=jp")).toBe(false);
  } finally {
    await own.stop();
  }
});
