import type { CatalogueRegistration } from "../../catalogue.ts";

/** What Lumen asks its viewers. */
export const registration: CatalogueRegistration = {
  title: "Who is sitting next to us?",
  fields: [
    {
      token: "first-film",
      title: "The first film you remember",
      type: "text",
      is_mandatory: true,
      should_be_collected: true,
    },
    {
      token: "birthday",
      title: "Birthday",
      type: "date_epoch_ms",
      is_mandatory: false,
      should_be_collected: true,
      description: "There is a film on the house.",
    },
    {
      token: "programme-mail",
      title: "Send me the programme every month",
      type: "checkbox",
      is_mandatory: false,
      should_be_collected: true,
    },
  ],
};
