// What the page offers unasked, and why. {{…}} is filled in.
import type { PromptMessages } from '../en/prompts.ts'

export const prompts: PromptMessages = {
  label: 'Una sugerencia',
  why: '¿Por qué veo esto?',
  jump: 'Pulse F8 para ir ahí.',
  actions: {
    chat: 'Preguntar a {{assistant}}',
    audit: 'Medir un sitio web',
    resume: 'Descargar CV',
    contact: 'Escribir a {{owner}}',
    caseStudies: 'Ver los casos de estudio',
    projects: 'Todos los proyectos',
    study: 'Abrir el caso de estudio',
  },
  exit_intent: {
    line: '¿Se lleva algo antes de irse?',
    text: 'Antes de irse: llévese el CV o déjele unas líneas a {{owner}}.',
    because: 'Su puntero llegó al borde superior de la ventana, como cuando alguien está a punto de irse.',
  },
  case_study_interest: {
    line: '¿Qué fue lo difícil?',
    text: '¿Le interesa «{{study}}»? {{assistant}} puede contarle qué fue lo difícil.',
    ask: '¿Qué fue lo difícil?',
    question: '¿Cuál fue el reto de «{{study}}»?',
    because: 'Los casos de estudio llevan {{seconds}} segundos en su pantalla.',
  },
  project_deep_dive: {
    line: '¿Algo parecido a su proyecto?',
    text: '¿Busca algo parecido a su proyecto? Descríbaselo a {{assistant}} y sabrá cuál de estos se acerca más.',
    because: 'Lleva {{seconds}} segundos en esta página.',
  },
  case_study_bounce: {
    line: '¿Mejor en pocas palabras?',
    text: '¿«{{study}}» no era lo que buscaba? Aquí tiene la versión corta y todos los demás proyectos.',
    ask: 'La versión corta',
    question: '¿De qué trata «{{study}}», en pocas palabras?',
    because: 'Salió del caso de estudio en menos de {{seconds}} segundos.',
  },
  experience_focus: {
    line: '¿Mucho que leer? Hay un atajo',
    text: 'Hay mucho que leer. El CV recoge lo que importa para su función.',
    ask: 'Preguntar por liderazgo',
    question: '¿Qué experiencia de liderazgo tiene {{owner}}?',
    because: 'La experiencia lleva {{seconds}} segundos en su pantalla.',
  },
  personal_connection: {
    line: 'Cómo trabaja {{owner}}',
    text: '¿Le gustaría saber más sobre cómo trabaja {{owner}}?',
    ask: 'El trabajo en equipo',
    question: '¿Cómo trabaja {{owner}} con los equipos?',
    because: 'La sección «Sobre mí» lleva {{seconds}} segundos en su pantalla.',
  },
  rapid_navigation: {
    line: '¿Busca algo en concreto?',
    text: '¿Busca algo en concreto? Dígaselo a {{assistant}} y le mostrará dónde está.',
    because: 'Ha cambiado de sección o de página {{moves}} veces en {{seconds}} segundos.',
  },
  idle_engagement: {
    line: '¿Todo en pocas frases?',
    text: '¿Sigue ahí? {{assistant}} puede resumirle en pocas frases de qué trata todo esto.',
    ask: 'Resumir',
    question: '¿Cuáles son los puntos fuertes de {{owner}}, en pocas palabras?',
    because: 'No se ha pulsado, movido ni desplazado nada desde hace más de {{seconds}} segundos.',
  },
  returning_visitor: {
    line: '¡Qué bien que haya vuelto!',
    text: '¡Qué bien que haya vuelto! ¿Le ha surgido alguna pregunta desde la última vez?',
    because: 'Este navegador ya estuvo aquí, en una sesión anterior.',
  },
  welcome_new_user: {
    line: '¡Hola! ¿Alguna pregunta?',
    text: '¡Hola! {{assistant}} responde preguntas sobre el trabajo de {{owner}} y muestra dónde lo dice.',
    because: 'Es su primera visita con este navegador y lleva aquí {{seconds}} segundos.',
  },
  initial_hesitation: {
    line: '¿Por dónde empezar?',
    text: '¿No sabe por dónde empezar? Los casos de estudio son los que mejor muestran lo que hace {{owner}}.',
    ask: 'En pocas frases',
    question: '¿Qué hace {{owner}}, en pocas palabras?',
    because: 'Lleva {{seconds}} segundos al principio de la página.',
  },
  mobile_optimization_interest: {
    line: '¿Es rápido su sitio web?',
    text: '¿Es rápido su propio sitio en un teléfono como el suyo? {{assistant}} lo mide por usted.',
    because:
      'Su ventana tiene el ancho de un teléfono, lleva aquí {{seconds}} segundos y ha recorrido el {{percent}} % de la página.',
  },
  deep_scroll: {
    line: '¿Le queda alguna pregunta?',
    text: 'Ha visto casi toda la página. Si le queda alguna pregunta, escriba a {{owner}}.',
    because: 'Ha recorrido el {{percent}} % de la página.',
  },
}
