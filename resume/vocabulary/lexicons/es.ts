import type {Lexicon} from './lexicon.ts';

export const spanish: Lexicon = {
  functions: `el la los las lo un una unos unas de del al a y e o u en con por para sobre entre desde hasta como que quien cuyo se su sus mi mis
    me yo nos nuestro nuestra nuestros usted ustedes le les este esta estos estas ese esa eso aquel es son era fue fueron ser ha han
    he haber sido esta estan tambien mas muy asi durante mediante segun tras total cada todo todos toda todas otro otros otra otras
    aproximadamente actualmente diversos diversas varios varias ademas`,
  general: ``,
  scopes: ``,
  classes: ``,
  lightVerbs: `realización realizar ejecución ejecutar efectuar llevar_a_cabo`,
  strengths: {
    1: `apoyo ayuda asistencia colaboración participación contribución apoyar ayudar asistir colaborar participar contribuir`,
    3: `instalación instalar reparación reparar programación validación aprobación auditoría análisis docencia enseñanza investigación
      venta captación asesoramiento creación diseño desarrollo lanzamiento crear diseñar desarrollar lanzar negociación negociar
      coordinación coordinar implantación implementación implementar fundar fundación formación formar`,
    4: `gestión gestionar supervisión supervisar responsable administración administrar encargada encargado`,
    5: `jefe jefa director directora dirección dirigir liderazgo liderar jefatura encabezar`,
  },
  hedges: {
    jointly: `junto_con`,
    some: `algunos algunas parcialmente ciertos`,
    share: `apoy* ayud* asistencia asistir asistí colabor* particip* contribu* bajo_la_supervision bajo_supervision miembro_de en_apoyo`,
    level: `basico basica basicos basicas principiante* nociones elemental* nivel_basico`,
    condition: `ocasional* suplenc* suplente* temporal* interin* media_jornada tiempo_parcial en_ausencia`,
    planned: `previst* planeado* en_curso`,
    place: `finalista* nominad* segundo_puesto`,
    not: `no nunca ningun ninguna ninguno sin tampoco ni`,
  },
  sections: {
    languages: 'habla, idiomas',
    certifications: 'titulaciones, certificados, cuento con',
    education: 'título, formación',
    skills: 'competencias, conocimientos, experiencia incluye',
    experience: 'experiencia, trabajo, trabajado, puesto, último, actualmente',
  },
  letter: {
    self: `yo mi mis me nosotros nuestro nuestra`,
    reader: `usted ustedes su sus`,
    courtesies: `hola estimado estimada señor señora equipo saludo saludos atentamente cordial cordiales candidatura puesto oferta anuncio presento
      presentar gustaría encantaría hablar conocer reunión entrevista gracias tiempo interés interesa buscan piden experiencia trabajo
      trabajado actualmente empresa disposición quedo agradecería oportunidad pero solicitar solicito`,
    wishes: `gustaría encantaría candidatura interés interesa espero agradecería oportunidad solicito`,
    plans: `desarrollar apoyar aportar aprender`,
    possessions: `experiencia competencia conocimiento dominio título certificado`,
  },
  synonyms: `
apoyo ayuda asistencia soporte colaboración apoyar ayudar asistir colaborar contribución; atención servicio atender servir; gestión administración gestionar administrar;
dirección liderazgo dirigir liderar; participación colaboración contribución participar colaborar contribuir; elaboración redacción preparación elaborar redactar preparar;
reducción disminución reducir disminuir bajada; aumento incremento crecimiento aumentar incrementar crecer subida; organización planificación coordinación organizar planificar;
creación diseño elaboración crear diseñar; creación desarrollo crear desarrollar; formación capacitación formar capacitar; venta comercialización vender; inventario recuento; cliente comprador usuario;
tienda comercio establecimiento local; empleado trabajador persona; equipo grupo; mensual cada_mes al_mes por_mes mensualmente; semanal cada_semana a_la_semana por_semana semanalmente;
diario cada_día al_día por_día diariamente; anual cada_año al_año por_año anualmente; semestral cada_seis_mes; control supervisión controlar; mantenimiento conservación mantener;
reparación arreglo reparar arreglar; instalación montaje instalar montar; negociación negociar; implantación implementación puesta_en_marcha implantar implementar; enseñanza docencia enseñar; curso clase;
factura facturación; compra aprovisionamiento comprar; pedido encargo; informe reporte; llamada; alumno estudiante; paciente enfermo; niño menor; análisis estudio analizar estudiar; mejora optimización mejorar optimizar;
tramitación gestión tramitar gestionar; limpieza limpiar; revisión control revisar controlar; entrega reparto entregar repartir; plazo tiempo
`,
};
