import type { CatalogueRegistration } from "../../catalogue.ts";

/** What Academy asks its learners; the number is filled in by the school, not by them. */
export const registration: CatalogueRegistration = {
  title: "About your learning",
  fields: [
    {
      token: "level",
      title: "What describes you best?",
      type: "text",
      is_mandatory: true,
      should_be_collected: true,
      verifications: { options: ["At school", "At university", "Teaching", "Curious"] },
    },
    {
      token: "school",
      title: "School or university",
      type: "text",
      is_mandatory: false,
      should_be_collected: true,
    },
    {
      token: "starts-on",
      title: "When do you begin?",
      type: "date_epoch_ms",
      is_mandatory: false,
      should_be_collected: true,
    },
    {
      token: "reminders",
      title: "Remind me of my courses",
      type: "checkbox",
      is_mandatory: false,
      should_be_collected: true,
    },
    {
      token: "student-number",
      title: "Student number",
      type: "text",
      is_mandatory: false,
      should_be_collected: false,
    },
  ],
};
