import { type ComponentProps, useId, useState } from "react";
import Select, { components, type InputProps } from "react-select";
import type { RegistrationField } from "@/lib/contract/user";
import { useText } from "../../text-provider";
import { getDescribedByIds, FieldFrame } from "../../forms/field-frame";
import { useFieldError } from "../../forms/use-form";
import { isRegistrationFieldRequired } from "./registration-answers";
import styles from "./choice-field.module.css";

type Option = { value: string; label: string };
type Props = { field: RegistrationField; options: string[] };

/** A list that can be searched: docs/behaviour.md BE-41. */
export function ChoiceField({ field, options }: Props) {
  const { t } = useText();
  const id = useId();
  const { error, clearError } = useFieldError(field.token);
  const [chosen, setChosen] = useState(field.value);
  const choices = options.map((option) => ({ value: option, label: option }));
  return (
    <FieldFrame
      id={id}
      label={field.title}
      error={error}
      hint={field.description}
      starred={isRegistrationFieldRequired(field)}
    >
      <Select<Option>
        {...unbranded}
        instanceId={id}
        inputId={id}
        name={field.token}
        options={choices}
        // An option that is offered no more is not chosen any more.
        value={choices.find(({ value }) => value === chosen) ?? null}
        isClearable={!isRegistrationFieldRequired(field)}
        placeholder={t("accountChoose")}
        noOptionsMessage={() => t("accountNoOptions")}
        ariaLiveMessages={announcements}
        aria-invalid={error ? true : undefined}
        // Read by `DescribedInput`, which gets the props of the select.
        aria-errormessage={getDescribedByIds(id, error, field.description)}
        components={{ Input: DescribedInput, IndicatorSeparator: null }}
        onChange={(choice) => {
          setChosen(choice?.value);
          clearError();
        }}
      />
    </FieldFrame>
  );
}

// The component's own sentences are English: only the names of options are announced.
const announcements = {
  guidance: () => "",
  onFocus: ({ focused }: { focused: Option }) => focused.label,
  onChange: ({ label = "" }: { label?: string }) => label,
  onFilter: () => "",
};

// Screen readers support `aria-describedby` better than `aria-errormessage`.
function DescribedInput(props: InputProps<Option>) {
  const described = props.selectProps["aria-errormessage"];
  return (
    <components.Input
      {...props}
      aria-errormessage={undefined}
      aria-describedby={described}
      aria-required={undefined}
    />
  );
}

const unbranded = {
  unstyled: true,
  classNames: {
    control: ({ isFocused }) => `${styles.control} ${isFocused ? styles.focused : ""}`,
    valueContainer: () => styles.value ?? "",
    placeholder: () => styles.placeholder ?? "",
    indicatorsContainer: () => styles.signs ?? "",
    menu: () => styles.menu ?? "",
    noOptionsMessage: () => styles.nothing ?? "",
    option: ({ isFocused, isSelected }) =>
      `${styles.option} ${isFocused ? styles.active : ""} ${isSelected ? styles.chosen : ""}`,
  },
} satisfies Partial<ComponentProps<typeof Select<Option>>>;
