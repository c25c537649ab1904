import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SocialAlert } from "@/components/account/social-alert";
import { renderSite } from "../support/render-site";

// What the provider and the gate bring back from another house: docs/providers.md, lib/gate/consume-token.ts.
test.each([
  ["access_denied", /stopped before/],
  ["email_in_use", /already an account/],
  ["email_missing", /email/],
  ["unverified_email", /email/],
  ["provider_unavailable", /isn’t responding/],
  ["temporarily_unavailable", /isn’t responding/],
  ["state_mismatch", /did not work/],
  ["<b>anything</b>", /did not work/],
])("%s is said in our own words", (error, words) => {
  renderSite(<SocialAlert error={error} />);
  const said = screen.getByRole("alert").textContent;
  expect(said).toMatch(words);
  expect(said).not.toContain(error);
});
