import { describe, expect, it } from "vitest";
import { viewerContentStatesSchema } from "../../lib/contract/viewer-content-states.ts";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

describe.each(databases)(
  "the contents that a viewer has unlocked on $name",
  { timeout: 60_000 },
  (database) => {
    const provider = useProvider(database, { catalogues: [paidHarbour] });
    const shop = shopOf(provider);
    const unlocked = async (name: string) => {
      const path = "/ch/harbour/users/me/viewership-metadata";
      return (await provider.whole(viewerContentStatesSchema, path, await shop.as(name))).unlocked;
    };
    const reportPosition = async (name: string, inputToken: string) => {
      const body = { userId: name, inputToken, currentTime: 60 };
      return (await shop.post(name, "/users/current-time", body)).status;
    };

    it("T11: the position in an unpaid film is rejected, and saved once the film is paid", async () => {
      expect(await reportPosition("viewer", "film-2")).toBe(402);
      await shop.buy("viewer", "one/one-once", { context: "film-2" });
      expect(await reportPosition("viewer", "film-2")).toBe(204);
      expect(await reportPosition("viewer", "film-4")).toBe(204);
    });

    it("R34: paid contents are returned beside the lists, and no longer after a refund", async () => {
      expect(await unlocked("alerts")).toEqual([]);
      await shop.buy("alerts", "one/one-once", { context: "film-2" });
      expect(await unlocked("alerts")).toEqual(["film-2"]);
      await shop.buy("alerts", "crew/crew-month");
      expect(await unlocked("alerts")).toEqual(["*"]);
      for (const { id } of await shop.invoices("alerts")) {
        await provider.console.send("POST", "/console/api/refunds", { invoice: id });
      }
      expect(await unlocked("alerts")).toEqual([]);
    });
  },
);
