import type { RegistrationField } from "@/lib/contract/user";

/** A question, with whatever a test adds. */
export const field = (
  token: string,
  extra: Partial<RegistrationField> = {},
): RegistrationField => ({
  token,
  title: `Title of ${token}`,
  type: "text",
  is_mandatory: false,
  should_be_collected: true,
  ...extra,
});
