import type { CatalogueRegistration } from "../../catalogue.ts";

/** What Arena asks its viewers: nothing plays before. */
export const registration: CatalogueRegistration = {
  title: "Before the lights go out",
  beforeWatching: true,
  fields: [
    {
      token: "favourite-class",
      title: "Favourite class",
      type: "text",
      is_mandatory: true,
      should_be_collected: true,
      description: "Your schedule begins with it.",
      verifications: {
        options: [
          "Football",
          "Athletics",
          "Tennis",
          "Swimming",
          "Ice hockey",
          "Sailing",
          "Formula",
          "GT",
          "Endurance",
          "Oval",
        ],
      },
    },
    {
      token: "birthday",
      title: "Birthday",
      type: "date_epoch_ms",
      is_mandatory: true,
      should_be_collected: true,
      description: "Some events are for grown-ups only.",
    },
    {
      token: "race-mail",
      title: "Send me the schedule of every race week",
      type: "checkbox",
      is_mandatory: false,
      should_be_collected: true,
    },
  ],
};
