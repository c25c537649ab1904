import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { LegalLinks } from "@/components/account/sign-up/legal-links";
import { t } from "../support/render-site";

const terms = "https://law.test/terms";
const privacy = "https://law.test/privacy";

function renderLinks(links: { terms?: string; privacy?: string }) {
  const { container } = render(<LegalLinks t={t} terms={links.terms} privacy={links.privacy} />);
  const hrefs = [...container.querySelectorAll("a")].map(({ href, textContent }) => [
    textContent,
    href,
  ]);
  return { words: container.textContent?.trim() ?? "", hrefs };
}

test("signing up shows links to the terms and to the privacy policy", () => {
  const { words, hrefs } = renderLinks({ terms, privacy });
  expect(words).toBe(
    "By signing up, you agree to the Terms of service. How we use your data is explained in the Privacy policy.",
  );
  expect(hrefs).toEqual([
    ["Terms of service", terms],
    ["Privacy policy", privacy],
  ]);
});

test.each([
  [{ terms }, "By signing up, you agree to the Terms of service."],
  [{ privacy }, "How we use your data is explained in the Privacy policy."],
  [{}, ""],
])("a page that the channel does not have is not linked: %o", (links, words) => {
  expect(renderLinks(links).words).toBe(words);
});
