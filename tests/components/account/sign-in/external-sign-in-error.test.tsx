import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ExternalSignInError } from "@/components/account/sign-in/external-sign-in";
import { renderSite } from "../../support/render-site";

// Errors of the provider and the gate after an identity provider: docs/providers.md, lib/gate/handoff-param-rules.ts.
test.each([
  ["access_denied", /was cancelled/],
  ["email_in_use", /already exists/],
  ["email_missing", /email/],
  ["unverified_email", /email/],
  ["provider_unavailable", /isn’t responding/],
  ["temporarily_unavailable", /isn’t responding/],
  ["state_mismatch", /Sign-in failed/],
  ["<b>anything</b>", /Sign-in failed/],
])("%s is shown with a text of the site", (error, words) => {
  renderSite(<ExternalSignInError error={error} />);
  const text = screen.getByRole("alert").textContent;
  expect(text).toMatch(words);
  expect(text).not.toContain(error);
});
