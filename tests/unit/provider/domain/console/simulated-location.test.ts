import { expect, it } from "vitest";
import { createSimulatedLocationStore } from "../../../../../provider/domain/console/simulated-location.ts";

it("responds at once to a client without the latest location, and otherwise with the next change", async () => {
  const board = createSimulatedLocationStore();
  const next = board.after(0);
  void board.move({ country: "DE", vpn: false });
  expect(await next).toEqual({ version: 1, country: "DE", vpn: false });
  expect(await board.after(0)).toEqual(board.now());
});

it("finishes a change when all waiting clients have requested it", async () => {
  const board = createSimulatedLocationStore();
  const [one, other] = [board.after(0), board.after(0)];
  let isDone = false;
  const moving = board.move({ vpn: true }).then(() => (isDone = true));
  await Promise.all([one, other]);
  void board.after(1);
  await Promise.resolve();
  expect(isDone).toBe(false);
  void board.after(1);
  await moving;
});

it("does not wait for a client that disconnected, and does nothing for an unchanged location", async () => {
  const board = createSimulatedLocationStore();
  const abandoned = board.after(0);
  await board.move({ vpn: false });
  expect(board.now().version).toBe(0);
  const moving = board.move({ country: "US", vpn: true });
  await abandoned;
  await moving;
  expect(board.now()).toEqual({ version: 1, country: "US", vpn: true });
});
