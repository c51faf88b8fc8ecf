// What is said when a request is refused: what happened and what to do next.
import type { ErrorId } from '#contract/errors.ts'

export const errors: Record<ErrorId, string> = {
  'malformed-request': 'No se pudo leer la solicitud. Recargue la página e inténtelo de nuevo.',
  'invalid-input': 'Hay campos que revisar. Corríjalos y vuelva a enviar el formulario.',
  'not-signed-in': 'Primero inicie sesión.',
  'wrong-credentials': 'El correo o la contraseña no son correctos.',
  'foreign-origin': 'La solicitud procedía de otro sitio web y no se ejecutó. Utilice este sitio directamente.',
  'not-allowed': 'Su cuenta no tiene permiso para hacer esto.',
  'registration-closed':
    'El registro es por invitación. Use el enlace de su invitación o escriba a quien gestiona este sitio para pedir una.',
  'sign-in-again': 'Vuelva a iniciar sesión para confirmarlo.',
  'not-found': 'No hay nada en esta dirección. Compruébela o empiece de nuevo desde la página de inicio.',
  'method-not-allowed': 'Esta dirección no admite ese tipo de solicitud.',
  'account-exists': 'Esta dirección ya tiene una cuenta y no necesita invitación.',
  'email-taken':
    'Ya existe una cuenta con esta dirección. Inicie sesión; si no recuerda la contraseña, «¿Olvidó su contraseña?» le dice qué hacer.',
  'last-admin': 'Es la única cuenta de administrador, y el sitio necesita una. Dé antes esos permisos a otra persona.',
  'link-expired': 'Este enlace ha caducado o ya se ha usado. Pida uno nuevo.',
  'upload-stalled': 'La subida se detuvo y se ha cancelado. No se ha guardado nada; inténtelo de nuevo.',
  'not-delivered': 'Este hito aún no se ha entregado, así que no hay nada que decidir.',
  'already-decided': 'Esto ya se ha decidido. Recargue la página para ver la decisión.',
  'changed-meanwhile':
    'Esto se ha cambiado entretanto, en otra ventana o por otra persona. Lo que ha escrito se conserva; consulte primero el estado actual.',
  'document-link-expired': 'Este enlace a un documento ha caducado. Vuelva a abrir el documento desde el portal.',
  'quota-exceeded': 'Sus documentos ocuparían más espacio del disponible. Elimine antes alguno.',
  'file-refused':
    'Este archivo no se puede aceptar. Se admiten PDF, documentos de Office, PNG, JPEG, WebP, GIF, texto y CSV, si su contenido es lo que indica su nombre.',
  'too-large': 'El contenido supera el tamaño admitido. Acórtelo e inténtelo de nuevo.',
  'unsupported-type': 'Aquí no se admite este formato. Envíe JSON.',
  'key-reused': 'Esto ya se envió con otro contenido. Recargue la página e inténtelo de nuevo.',
  'audit-failed':
    'No se pudo medir este sitio web. Compruebe que la dirección es correcta y que cualquiera puede abrirla.',
  'page-too-heavy':
    'Esta página usó más memoria o espacio en disco de lo que se permite a una medición, por lo que la medición se detuvo.',
  'rate-limited': 'Demasiados intentos seguidos. Inténtelo de nuevo dentro de {{wait}}.',
  'internal-error': 'Algo ha fallado por nuestra parte. Inténtelo de nuevo en un momento.',
  'resume-unreadable':
    'El CV se creó, pero no se pudo volver a leer correctamente, así que no se envió. Inténtelo de nuevo o descargue el CV estándar.',
  'report-unreadable':
    'El informe se creó, pero no se pudo volver a leer correctamente, así que no se envió. Inténtelo de nuevo o utilice su enlace.',
  unavailable:
    'Ahora mismo no es posible hacerlo. No se ha perdido nada de lo escrito; inténtelo de nuevo en un momento.',
  'storage-full': 'Ahora mismo no hay espacio para guardarlo. Inténtelo más tarde o escriba un correo electrónico.',
  'second-factor-required': 'Escriba también el código de su aplicación.',
  'account-disabled': 'Esta cuenta está desactivada. Escriba a quien gestiona este sitio.',
  'password-outgrown':
    'Los administradores necesitan una contraseña de al menos 12 caracteres. Le hemos enviado por correo un enlace para elegirla.',
  'own-account':
    'Es su propia cuenta. Pídaselo a otra persona con permisos de administración o use la página de su cuenta.',
  'address-unproven': 'Esta persona todavía no ha confirmado su dirección. Debe hacerlo antes.',
  'second-factor-on': 'El segundo factor ya está activado. Para configurarlo de nuevo, desactívelo antes.',
}

/** To whoever runs the site, and can do something about it. */
export const ownerErrors = {
  'storage-full':
    'El disco del sitio está lleno y no se ha podido guardar. Libere espacio donde están sus datos; lo que ha escrito se conserva aquí mientras tanto.',
}
