import type { Messages } from "./messages.ts";

/** Spanish. */
export const es: Messages = {
  errors: {
    wrongCredentials: "Correo o contraseña incorrectos.",
    emailNotVerified:
      "Confirma primero tu correo electrónico: el enlace está en el mensaje que te enviamos.",
    passwordExpired: "Tu contraseña ha caducado. Elige una nueva.",
    emailInUse: "Ya hay una cuenta con este correo electrónico.",
    weakPassword:
      "Elige otra contraseña: 8 caracteres o más, que no sea tu correo ni una contraseña habitual.",
    wrongPassword: "La contraseña actual no es correcta.",
    linkExpired: "Este enlace ya se ha usado o ha caducado.",
    badEmail: "Introduce una dirección de correo válida.",
    required: "Este campo es obligatorio.",
    notAnOption: "Elige una de las opciones.",
    notADay: "Introduce una fecha válida.",
    badInput: "Falta algo o el formato no es correcto.",
    tooMany: "Demasiados intentos. Vuelve a probar en {minutes} min.",
    signInToWatch: "Inicia sesión para ver esto.",
    payToWatch: "Este contenido es de pago.",
    answerFirst: "Antes, unas preguntas.",
    tooManyDevices: "Demasiados dispositivos: quita uno para ver aquí.",
    notFound: "Página no encontrada",
    notHere: "El contenido no está disponible en tu región",
    noVpn: "Acceso con VPN denegado",
    notYet: "Aún no está disponible",
    noLonger: "Ya no está disponible",
    opensAt: "Se podrá ver a partir del {time}.",
    closedAt: "Se pudo ver hasta el {time}.",
  },
  mails: {
    hello: "Hola:",
    verify: {
      subject: "Confirma tu correo electrónico para {brand}",
      body: "Abre este enlace para terminar tu registro en {brand}. Es válido durante tres días.",
      link: "Confirmar correo electrónico",
    },
    reset: {
      subject: "Una contraseña nueva para {brand}",
      body: "Abre este enlace para elegir una contraseña nueva para {brand}. Sirve una sola vez, durante una hora.",
      link: "Elegir contraseña nueva",
    },
    changed: {
      subject: "Tu contraseña de {brand} ha cambiado",
      body: "La contraseña de tu cuenta en {brand} acaba de cambiar. Si no has sido tú, elige otra enseguida.",
      link: "Ir a {brand}",
    },
    wrongPasswords: {
      subject: "Contraseñas incorrectas para tu cuenta de {brand}",
      body: "Alguien ha probado al menos diez contraseñas incorrectas para tu cuenta de {brand}. Nadie ha entrado con ellas y los siguientes intentos tienen que esperar. Si simplemente has olvidado tu contraseña, o la usas también en otro sitio, elige otra.",
      link: "Elegir contraseña nueva",
    },
    newDevice: {
      subject: "Nuevo inicio de sesión en tu cuenta de {brand}",
      body: "Alguien ha iniciado sesión en tu cuenta de {brand} en un dispositivo que no conocemos: {device}; {place}; {time}. Si has sido tú, no hagas nada. Si no, cierra la sesión de ese dispositivo y elige una contraseña nueva.",
      link: "No he sido yo",
    },
    notYou: "Si no lo has pedido tú, ignora este correo.",
  },
  devices: {
    unknownDevice: "dispositivo desconocido",
    unknownPlace: "lugar desconocido",
    undoText:
      "La sesión de este dispositivo se cierra al instante. Después eliges una contraseña nueva.",
    undo: "Cerrar su sesión",
  },
  events: {
    started: {
      subject: "{title} ha empezado",
      body: "{title} está en directo en {brand} desde el {time}.",
      link: "Ver ahora",
    },
    moved: {
      subject: "{title} tiene una nueva hora de inicio",
      body: "{title} en {brand} empieza ahora a otra hora: {time}. Te avisaremos cuando empiece.",
      link: "Ver el evento",
    },
    cancelled: {
      subject: "{title} se ha cancelado",
      body: "{title} en {brand}, previsto para el {time}, no se celebrará.",
      link: "Ver el evento",
    },
    restored: {
      subject: "{title} se celebra finalmente",
      body: "{title} en {brand} se celebra finalmente: {time}. Te avisaremos cuando empiece.",
      link: "Ver el evento",
    },
    asked:
      "Pediste que te avisáramos de este evento. Puedes dejar de recibir avisos en la página de tu cuenta.",
    push: "Ahora en directo en {brand}",
  },
};
