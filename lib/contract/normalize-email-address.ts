import { z } from "zod";

/** The longest address that mail servers accept. */
const maxLength = 254;

/**
 * An e-mail address that somebody entered, with its domain as DNS has it: `normalizeEmailAddress(" o&m@bücher.example ")` →
 * `"o&m@xn--bcher-kva.example"`. Accepts what `<input type=email>` accepts if the domain has a dot, and
 * internationalised domains. Undefined for anything else. docs/behaviour.md BE-430.
 */
export function normalizeEmailAddress(text: string): string | undefined {
  const [, local, domain = ""] = /^(.*)@([^@]*)$/s.exec(text.trim()) ?? [];
  const address = `${local}@${isAscii(domain) ? domain : asciiDomain(domain)}`;
  const isAddress = z.regexes.html5Email.test(address) && /@[^@]+\.[^@]+$/.test(address);
  return local !== undefined && isAddress && address.length <= maxLength ? address : undefined;
}

function isAscii(text: string): boolean {
  return /^[\u0000-\u007F]*$/.test(text);
}

function asciiDomain(domain: string): string {
  const isName = /^(?:[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]|\u200C|\u200D)+$/u.test(domain);
  return (isName && URL.parse(`https://${domain}`)?.hostname) || "";
}
