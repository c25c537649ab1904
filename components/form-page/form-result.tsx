import type { ReactNode } from "react";
import { LinkButton } from "../ui/button";
import { FormHeading } from "./form-heading";

type Props = { title: string; children: ReactNode; href: string; action: string };

/** Stands in place of a form that is done with: what came of it, and the one way on. */
export function FormResult({ title, children, href, action }: Props) {
  return (
    <>
      <FormHeading title={title} isNew>
        {children}
      </FormHeading>
      <LinkButton variant="primary" size="large" block href={href}>
        {action}
      </LinkButton>
    </>
  );
}
