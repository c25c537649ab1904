import { expect, it } from "vitest";
import { parseTestCard, testCards } from "../../../../../provider/domain/commerce/test-cards.ts";

const now = Date.UTC(2027, 0, 15);
const card = { number: "4242 4242 4242 4242", expiry: "01/27", code: "123" };

// docs/security.md SE-110
it("a card is read with spaces or dashes, and stored without its number", () => {
  expect(parseTestCard({ ...card, number: "4242-4242-4242-4242" }, now)).toEqual({
    behaviour: "pays",
    card: { method: "sandbox_pays", brand: "Visa", last4: "4242", expMonth: 1, expYear: 2027 },
  });
});

it.each(["1234", "12/34", "12 / 34", "12/2034", "12 / 2034", "122034", "12-34", "12 34"])(
  "BE-498: an expiry typed as %s is December 2034",
  (expiry) => {
    expect(parseTestCard({ ...card, expiry }, now)).toMatchObject({
      card: { expMonth: 12, expYear: 2034 },
    });
  },
);

it.each([
  [{ number: "4242 4242 4242 4241" }, "number"],
  [{ number: "4242" }, "number"],
  [{ number: "" }, "number"],
  [{ number: "4111 1111 1111 1111" }, "unknown"],
  [{ expiry: "12/26" }, "expiry"],
  [{ expiry: "13/30" }, "expiry"],
  [{ expiry: "1330" }, "expiry"],
  [{ expiry: "2034" }, "expiry"],
  [{ expiry: "12/1934" }, "expiry"],
  [{ expiry: "soon" }, "expiry"],
  [{ code: "12" }, "code"],
  [{ code: "abc" }, "code"],
])("a card with %j is wrong in its %s", (typed, fault) => {
  expect(parseTestCard({ ...card, ...typed }, now)).toBe(fault);
});

it.each(testCards)("$number is a card of the sandbox", ({ number, behaviour }) => {
  expect(parseTestCard({ ...card, number }, now)).toMatchObject({ behaviour });
});
