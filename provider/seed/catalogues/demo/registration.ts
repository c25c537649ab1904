import type { CatalogueRegistration } from "../../catalogue.ts";

/** What Demo asks its viewers. */
export const registration: CatalogueRegistration = {
  fields: [
    {
      token: "favourite-landscape",
      title: "Favourite landscape",
      type: "text",
      is_mandatory: true,
      should_be_collected: true,
      description: "We put it first on your home page.",
      verifications: { options: ["Sea", "Forest", "Mountains", "City", "Sky"] },
    },
    {
      token: "birthday",
      title: "Birthday",
      type: "date_epoch_ms",
      is_mandatory: false,
      should_be_collected: true,
    },
    {
      token: "newsletter",
      title: "Tell me about new films by email",
      type: "checkbox",
      is_mandatory: false,
      should_be_collected: true,
    },
  ],
};
