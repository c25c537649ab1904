"use client";

import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { refreshIconPath } from "../ui/icon-paths";

// A form, so that it also loads the page again without scripts.
export function TryAgain({ label }: { label: string }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <Button type="submit" variant="primary">
        <Icon path={refreshIconPath} />
        {label}
      </Button>
    </form>
  );
}
