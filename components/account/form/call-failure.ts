/** What `/api` says of a call that failed; code 0 when there was no answer at all. */
type FailureFacts = {
  code: number;
  detail?: string;
  /** What is wrong with which field: the key of a text, or the provider's own words. */
  fields?: Record<string, string>;
  waitS?: number;
};

export class CallFailure extends Error {
  override name = "CallFailure";
  readonly code: number;
  readonly detail: string | undefined;
  readonly fields: Record<string, string>;
  readonly waitS: number | undefined;

  constructor({ code, detail, fields, waitS }: FailureFacts, cause?: unknown) {
    super(`the call was answered ${code}`, { cause });
    this.code = code;
    this.detail = detail;
    this.fields = fields ?? {};
    this.waitS = waitS;
  }
}
