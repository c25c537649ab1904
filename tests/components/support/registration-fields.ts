import type { RegistrationField } from "@/lib/contract/user";

/** A registration field, with the fields that a test overrides. */
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
