/** A question of a channel's registration form: contract.md, RegistrationField. */
export type RegistrationField = {
  token: string;
  title: string;
  type: "text" | "date_epoch_ms" | "checkbox";
  is_mandatory: boolean;
  should_be_collected: boolean;
  description?: string;
  verifications?: { options?: string[] };
};

/** A text, a day (epoch ms of its UTC midnight) or a box that is ticked or not. */
export type AnswerValue = string | number | boolean;

/** What is kept of an answer; a skipped one has no value. */
export type RegistrationAnswer = { field: string; value: AnswerValue | null; skipped: boolean };
