import { useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { getApi } from "@/lib/api-client/get-api";
import { useText } from "../../text-provider";
import { Button } from "../../ui/button";
import { formErrorMessage } from "../../forms/form-error-message";
import { reloadIfSignedOut } from "../../session/navigate-away";

const fileName = "my-data.json";

/** docs/behaviour.md BE-511. */
export function DownloadDataButton() {
  const i18n = useText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiCallError>();
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(await getApi("viewer-data", {}));
    } catch (error) {
      await reloadIfSignedOut(error);
      setFailure(asApiCallError(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="outline" busy={busy} onClick={() => void press()}>
        {i18n.t("accountDownload")}
      </Button>
      {failure && <p role="alert">{formErrorMessage(failure, {}, i18n)}</p>}
    </>
  );
}

function saveFile(data: object): void {
  const blob = new Blob([JSON.stringify(data, undefined, 2)], { type: "application/json" });
  const href = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href, download: fileName });
  link.click();
  URL.revokeObjectURL(href);
}
