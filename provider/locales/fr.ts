import type { Messages } from "./messages.ts";

/** French. */
export const fr: Messages = {
  errors: {
    wrongCredentials: "L’adresse e-mail ou le mot de passe est incorrect.",
    emailNotVerified:
      "Confirmez d’abord votre adresse e-mail : le lien se trouve dans le message que nous vous avons envoyé.",
    passwordExpired: "Votre mot de passe a expiré. Choisissez-en un nouveau.",
    emailInUse: "Un compte existe déjà avec cette adresse e-mail.",
    weakPassword:
      "Choisissez un autre mot de passe : 8 caractères ou plus, ni votre adresse e-mail ni un mot de passe trop courant.",
    wrongPassword: "Le mot de passe actuel est incorrect.",
    linkExpired: "Ce lien a déjà servi ou a expiré.",
    badEmail: "Ce n’est pas une adresse e-mail.",
    required: "Ce champ est obligatoire.",
    notAnOption: "Choisissez l’une des options.",
    notADay: "Ce n’est pas une date.",
    badInput: "Il manque quelque chose ou la forme est incorrecte.",
    tooMany: "Trop de tentatives. Réessayez dans {minutes} min.",
    signInToWatch: "Connectez-vous pour regarder.",
    payToWatch: "Ce contenu est payant.",
    answerFirst: "D’abord quelques questions.",
  },
  mails: {
    hello: "Bonjour,",
    verify: {
      subject: "Confirmez votre adresse e-mail pour {brand}",
      body: "Ouvrez ce lien pour terminer votre inscription à {brand}. Il est valable trois jours.",
      link: "Confirmer l’adresse e-mail",
    },
    reset: {
      subject: "Un nouveau mot de passe pour {brand}",
      body: "Ouvrez ce lien pour choisir un nouveau mot de passe pour {brand}. Il sert une seule fois, pendant une heure.",
      link: "Choisir un mot de passe",
    },
    changed: {
      subject: "Votre mot de passe {brand} a été modifié",
      body: "Le mot de passe de votre compte {brand} vient d’être modifié. Si ce n’était pas vous, choisissez-en un nouveau sans attendre.",
      link: "Vers {brand}",
    },
    notYou: "Si vous n’avez rien demandé, ne faites rien.",
  },
};
