import type { Messages } from "./messages.ts";

/** French. */
export const fr: Messages = {
  errors: {
    wrongCredentials: "E-mail ou mot de passe incorrect.",
    emailNotVerified:
      "Confirmez d’abord votre adresse e-mail : le lien se trouve dans le message que nous vous avons envoyé.",
    passwordExpired: "Votre mot de passe a expiré. Choisissez-en un nouveau.",
    emailInUse: "Un compte existe déjà avec cette adresse e-mail.",
    weakPassword:
      "Choisissez un autre mot de passe : 8 caractères ou plus, ni votre adresse e-mail ni un mot de passe trop courant.",
    wrongPassword: "Le mot de passe actuel est incorrect.",
    linkExpired: "Ce lien a déjà été utilisé ou a expiré.",
    badEmail: "Saisissez une adresse e-mail valide.",
    required: "Ce champ est obligatoire.",
    notAnOption: "Choisissez l’une des options.",
    notADay: "Saisissez une date valide.",
    badInput: "Il manque quelque chose ou le format est incorrect.",
    tooMany: "Trop de tentatives. Réessayez dans {minutes} min.",
    signInToWatch: "Connectez-vous pour regarder.",
    payToWatch: "Ce contenu est payant.",
    answerFirst: "D’abord quelques questions.",
    tooManyDevices: "Trop d’appareils : supprimez-en un pour regarder ici.",
    notFound: "Page introuvable",
    notHere: "Contenu non disponible dans votre région",
    noVpn: "Accès par VPN refusé",
    notYet: "Pas encore disponible",
    noLonger: "N’est plus disponible",
    opensAt: "À voir à partir du {time}.",
    closedAt: "C’était à voir jusqu’au {time}.",
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
      link: "Accéder à {brand}",
    },
    wrongPasswords: {
      subject: "Mots de passe erronés pour votre compte {brand}",
      body: "Quelqu’un a essayé au moins dix mots de passe erronés pour votre compte {brand}. Personne n’est entré, et les essais suivants doivent attendre. Si vous avez oublié votre mot de passe, ou si vous l’utilisez aussi ailleurs, choisissez-en un nouveau.",
      link: "Choisir un mot de passe",
    },
    newDevice: {
      subject: "Nouvelle connexion à votre compte {brand}",
      body: "Quelqu’un s’est connecté à votre compte {brand} sur un appareil que nous ne connaissons pas : {device} ; {place} ; {time}. Si c’était vous, ne faites rien. Sinon, déconnectez cet appareil et choisissez un nouveau mot de passe.",
      link: "Ce n’était pas moi",
    },
    notYou: "Si vous n’avez rien demandé, ignorez cet e-mail.",
  },
  devices: {
    unknownDevice: "appareil inconnu",
    unknownPlace: "lieu inconnu",
    undoText:
      "Cet appareil est déconnecté aussitôt. Vous choisissez ensuite un nouveau mot de passe.",
    undo: "Déconnecter l’appareil",
  },
  events: {
    started: {
      subject: "{title} a commencé",
      body: "{title} est en direct sur {brand} depuis le {time}.",
      link: "Regarder maintenant",
    },
    moved: {
      subject: "{title} a un nouvel horaire",
      body: "{title} sur {brand} commence désormais à une autre heure : {time}. Nous vous préviendrons au début.",
      link: "Voir l’événement",
    },
    cancelled: {
      subject: "{title} est annulé",
      body: "{title} sur {brand}, prévu le {time}, n’aura pas lieu.",
      link: "Voir l’événement",
    },
    restored: {
      subject: "{title} a finalement lieu",
      body: "{title} sur {brand} a finalement lieu : {time}. Nous vous préviendrons au début.",
      link: "Voir l’événement",
    },
    asked:
      "Vous avez demandé à être prévenu de cet événement. Vous pouvez arrêter ces messages sur la page de votre compte.",
    push: "En direct maintenant sur {brand}",
  },
};
