/**
 * What an owner changed of one start of an event. `planned` is the start by the programme, `start` the
 * one that counts, `at` when it was changed: epoch ms.
 */
export type EventChange = {
  kind: "moved" | "cancelled" | "restored";
  planned: number;
  start: number;
  at: number;
};
