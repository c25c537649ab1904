import { expect, it } from "vitest";
import { createLocationBoard } from "../../../../../provider/domain/console/location-board.ts";

it("answers at once who does not know the last move, and otherwise with the next one", async () => {
  const board = createLocationBoard();
  const next = board.after(0);
  void board.move({ country: "DE", vpn: false });
  expect(await next).toEqual({ version: 1, country: "DE", vpn: false });
  expect(await board.after(0)).toEqual(board.now());
});

it("has moved them when all who waited have come back", async () => {
  const board = createLocationBoard();
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

it("waits for nobody who is gone, and not at all for a move to where they are", async () => {
  const board = createLocationBoard();
  const abandoned = board.after(0);
  await board.move({ vpn: false });
  expect(board.now().version).toBe(0);
  const moving = board.move({ country: "US", vpn: true });
  await abandoned;
  await moving;
  expect(board.now()).toEqual({ version: 1, country: "US", vpn: true });
});
