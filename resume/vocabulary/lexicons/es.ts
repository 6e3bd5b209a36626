import type {Lexicon} from './lexicon.ts';

export const spanish: Lexicon = {
  functions: `el la los las lo un una unos unas de del al a y e o u en con por para sobre entre desde hasta como que quien cuyo se su sus mi mis
    me yo nos nuestro nuestra nuestros nuestras usted ustedes le les este esta estos estas ese esa eso aquel es son era fue fueron ser ha han he habia
    haber sido fui soy estoy estan estaba tambien mas muy asi durante mediante segun tras total otro otros otra otras
    aproximadamente actualmente diversos diversas varios varias ademas donde cuando mientras aunque si ya bajo ante sin-embargo hace cual cuales
    quienes cuya cuyos cuyas pues via tanto incluso incluidos incluidas respecto anteriormente dentro fuera alli aqui ello cerca aun tengo tiene tener tenia todavia voy va saludo saludos saludar saludarle saludarles`,
  general: `respecto actualmente actual actualidad hoy presente ahora anteriormente anterior antes previamente previo después posteriormente luego 
    entonces recientemente reciente último últimamente hasta_la_fecha ya aún todavía igualmente asimismo también además adicional adicionalmente
    respectivamente respectivo principalmente principal particularmente concretamente específicamente mismo similar parecido diferente distinto
    diverso vario cierto propio dado existente disponible necesario habitual usual corriente común correspondiente relativo relacionado referente
    siguiente citado mencionado denominado llamado tipo clase modo manera vía marco ámbito área sector campo materia tema asunto aspecto
    lado parte elemento punto cuestión caso hecho cosa número cantidad importe lugar sitio ubicado situado
    período periodo tiempo duración momento época etapa fase ocasión 
    trabajar trabajo trabajé trabajado trabajando ejercer ejerzo ejercí ejercido actividad oficio profesión profesional empleo función puesto trayectoria
    carrera experiencia práctica comienzo comenzar inicio iniciar empezar empecé seguir continuar permanecer pasar pasé llegar quedar
    ocupar ocupo ocupé consistir comprender contar cuento incluir incluye contener pertenecer formar_parte encontrar venir
    procedente proveniente tener tengo tenía tuve poseer poseo disponer dispongo llevar llevo poner puesta tomar hacer hago hice hecho haciendo hecha dar
    doy di dedicar dedico dedicado usar uso utilizar utilizo utilización emplear manejo manejar herramienta medio aplicar aplicación
    conocer conozco conocimiento saber sé obtener obtuve obtenido adquirir adquirido provisto dotado hablar hablo
    base gama conjunto lote serie recibido recibir entrante saliente propósito sentido fin curso concerniente efectuado 
    hecho siendo destinado asignado adscrito mediante través cuanto nuevo_construcción radicado
    ejemplo tanto junto_a entorno contexto perfil adulto lengua idioma traigo digo parte máximo valor`,
  scopes: `equipo grupo turno; departamento sección tienda taller sucursal oficina escuela clínica local; municipio ciudad comarca provincia;
    región regional comunidad; empresa compañía sociedad organización; país españa nacional; europa europeo internacional mundo mundial global`,
  classes: `sistema programa software aplicación plataforma herramienta base lenguaje biblioteca aparato máquina vehículo equipo equipamiento material
    método técnica procedimiento producto servicio formato norma soporte solución paquete estructura`,
  lightVerbs: `realización realizar ejecución ejecutar efectuar llevar_a_cabo hacer desempeñar desempeño prestar prestación ocupar
    practicar operar proceder cumplir impartir imparto dinamizar animar`,
  strengths: {
    1: `apoyo ayuda asistencia colaboración participación contribución apoyar ayudar asistir colaborar participar contribuir acompañar
      acompañamiento cooperar cooperación respaldo refuerzo`,
    3: `instalación instalar reparación reparar programación validación validar aprobación aprobar auditoría auditar análisis docencia enseñanza investigación
      venta captación asesoramiento creación diseño desarrollo lanzamiento crear diseñar desarrollar lanzar negociación negociar
      coordinación coordinar implantación implantar implementación implementar fundar fundación formación formar autorización autorizar decisión
      decidir certificación certificar puesta_en_marcha introducción introducir automatización automatizar mejora mejorar representación
      representar evaluación evaluar reducción reducir aumento aumentar planificación planificar optimización optimizar compras proyecto proyectar construcción construir`,
    4: `gestión gestionar supervisión supervisar responsable responsabilidad administración administrar encargada encargado autonomía autónomo prescripción prescribir diagnóstico diagnosticar defensa defender autónoma solitario independiente solo`,
    5: `jefe jefa director directora dirección dirigir dirijo liderazgo liderar jefatura encabezar conducción mando`,
  },
  hedges: {
    jointly: `junto_con junto_a en_colaboracion_con conjuntamente de_la_mano en_coordinacion_con en_pareja`,
    some: `algunos algunas parcialmente ciertos en_parte mayoritariamente a_veces`,
    share: `apoyo apoyar apoye apoyando apoyaba apoya ayuda ayudar ayudo ayude ayudaba ayudando asistencia_a asistencia_en asistir asisti asisto asistiendo
      colaboracion colaborar colaboro colabore colaborando colaboraba participacion participar participo participe participando participaba
      contribucion contribuir contribuyo contribui contribuyendo contribuia bajo_la_supervision bajo_supervision bajo_la_direccion
      bajo_la_tutela bajo_la_responsabilidad bajo_control miembro_de en_apoyo de_apoyo como_apoyo dictado dictados dictadas tomado_parte tomar_parte tomo_parte tome_parte formado_parte formo_parte`,
    level: `basico basica basicos basicas principiante* nociones elemental* nivel_basico nivel_usuario nivel_de_usuario iniciacion`,
    condition: `ocasional* suplenc* suplente* temporal* interin* media_jornada tiempo_parcial en_ausencia sustitucion* sustitu* sustituy* puntual*
      eventual* cuando_es_necesario si_es_necesario voluntari* un_fin_de_semana cada_dos cada_tres cada_cuatro de_cada_dos de_cada_tres de_cada_cuatro`,
    planned: `previst* planeado* en_curso en_preparacion en_tramite`,
    place: `finalista* nominad* segundo_puesto`,
    not: `no nunca ningun ninguna ninguno sin tampoco ni jamas`,
  },
  sections: {
    languages: 'habla, idiomas, hablo, dominio de',
    certifications: 'titulaciones, certificados, cuento con, certificado, certificación',
    education: 'título, formación, estudios, titulado, titulada, diplomado',
    skills:
      'competencias, conocimientos, experiencia incluye, manejo de, habilidades, conocedor, uso de, dominio',
    experience:
      'experiencia, trabajo, trabajado, puesto, último, actualmente, trayectoria, ejercicio, llevo',
  },
  letter: {
    self: `yo mi mis me nosotros nuestro nuestra`,
    reader: `usted ustedes su sus`,
    courtesies: `escribo conviene convendría viene vendría hola estimado estimada estimados señor señora señores equipo atentamente cordial cordiales cordialmente candidatura
      puesto oferta anuncio vacante plaza convocatoria presento presentar postular postulo optar opto dirigirme escribo escribir motivo
      gustaría encantaría encantado encantada agrado complace alegra sería hablar conocer conocerles reunión reunirme entrevista gracias tiempo
      interés interesa interesado interesada interesaría buscan busca piden pide solicitan requieren ofrecen experiencia trabajo
      trabajado actualmente empresa entidad centro organización disposición quedo agradecería agradezco agradecer agradecido antemano atención oportunidad
      pero solicitar solicito solicitud espera respuesta noticias contacto contactar ampliar información detalle duda consulta adjunto adjunta currículum
      curriculum vitae cv carta leído leí leer visto vi publicado publicada página parte incorporarme incorporar unirme aportar contribuir ofrecer
      poner servicio motivación motiva ilusión entusiasmo ganas deseo desearía considero pienso estoy convencido perfil encaja encajar ajusta
      responde requisito funciones cometidos tareas disponible disponibilidad inmediata personal personalmente detalladamente explicar comentar charlar
      nuevo reto paso profesional aprender crecer familiarizado familiar mucho gran especial siguiente presente mientras espero poder pueda puedo podría
      por tanto porque también además asimismo selección remito cordialidad ilusionada todavía muchas aprendizaje seleccionador sincero nivel me_dirijo`,
    wishes: `vacante escribo conviene convendría viene vendría gustaría encantaría candidatura interés interesa espero agradecería oportunidad solicito postulo opto desearía deseo ilusión agradezco quedo`,
    plans: `desarrollar apoyar aportar aprender crecer incorporar dirigir coordinar contribuir formar ampliar profundizar`,
    possessions: `experiencia competencia conocimiento dominio título certificado`,
  },
  synonyms: `
apoyo ayuda asistencia soporte colaboración apoyar ayudar asistir colaborar contribución; atención servicio atender servir atiendo sirvo atendí; gestión administración gestionar administrar; gestión tramitación manejo gestionar tramitar;
dirección liderazgo dirigir liderar; participación colaboración contribución participar colaborar contribuir; elaboración redacción preparación elaborar redactar preparar escribir realización delineación confección confeccionar;
reducción disminución reducir disminuir bajada descenso descender bajar recorte caída menos; aumento incremento crecimiento aumentar incrementar crecer subida alza más; organización planificación coordinación organizar planificar programación;
creación diseño elaboración crear diseñar; creación desarrollo crear desarrollar; formación capacitación formar capacitar adiestramiento; venta comercialización vender; inventario recuento inventariar; cliente comprador usuario;
tienda comercio establecimiento local; empleado trabajador persona operario; equipo grupo; mensual cada_mes al_mes por_mes mensualmente todos_los_meses; semanal cada_semana a_la_semana por_semana semanalmente todas_las_semanas;
diario cada_día al_día por_día diariamente todos_los_días; anual cada_año al_año por_año anualmente todos_los_años; trimestral cada_trimestre por_trimestre al_trimestre trimestralmente cada_tres_meses; semestral cada_seis_meses dos_veces_al_año; cada por todos_los todas_las; control supervisión controlar; mantenimiento conservación mantener;
reparación arreglo reparar arreglar; instalación montaje instalar montar colocación colocar; negociación negociar; implantación implementación puesta_en_marcha implantar implementar; enseñanza docencia enseñar impartir impartición clases; curso clase; compañero colega;
factura facturación facturar; compra aprovisionamiento comprar adquisición; pedido encargo; informe reporte; llamada teléfono telefónico telefónicamente; alumno estudiante; paciente enfermo; persona_mayor anciano residente; niño menor; análisis estudio analizar estudiar examen examinar; mejora optimización mejorar optimizar;
tramitación gestión tramitar gestionar; limpieza limpiar higiene; aseo higiene asear aseo_personal; revisión control revisar controlar verificación verificar comprobación comprobar inspección inspeccionar; entrega reparto entregar repartir; plazo tiempo;
recepción recibir recibo recibí acogida acoger; bienvenida recibimiento recepción; cobro cobrar caja cobraba; reposición reponer colocación; sustitución suplencia sustituir suplir reemplazo reemplazar sustituto suplente; vacaciones período_vacacional;
registro registrar anotación anotar inscripción; contabilización contabilizar registro asiento; archivo archivar archivado; nómina salario; vivienda casa domicilio; nueva_construcción obra_nueva nuevo nuevas; coche vehículo automóvil; camión vehículo_pesado; reserva reservar; mesa mesas;
traducción traducir; presentación presentar; publicación publicar; investigación investigar; medición medir; ensayo prueba probar ensayar; programación programar codificación; migración migrar; despliegue desplegar; asesoramiento asesorar consejo aconsejar; información informar;
conducción conducir; transporte transportar; carga cargar; descarga descargar; envío enviar; embalaje embalar; cocina cocinar elaboración; servicio servir; selección contratación seleccionar contratar; corrección corregir; evaluación evaluar; vigilancia vigilar; cuidado cuidar atención; acompañamiento acompañar;
proveedor suministrador; mercancía producto artículo género; borrador anteproyecto; escrito documento; expediente caso; queja reclamación; correo e-mail email; reunión sesión; plano dibujo; tratamiento tratar; cita turno; gestión_de_citas agenda; uso utilización manejo empleo usar utilizar manejar; puesta_en_marcha arranque;
construcción obra; soldadura soldar; pintura pintar; corte cortar; fabricación producción fabricar producir; montaje ensamblaje montar ensamblar; ahorro ahorrar; solución resolución resolver solucionar; redacción redactar escribir; lectura leer; visita visitar visitas; media promedio; jornada turno;
austria austríaco austriaco; suiza suizo; países_bajos holanda; bélgica belga; reino_unido británico; irlanda irlandés; marruecos marroquí; india indio; europa europeo; méxico mexicano; argentina argentino; colombia colombiano; chile chileno; perú peruano; andalucía andaluz;
reparto repartir distribución distribuir; impartir docencia enseñar taller; expedición expedir expido emisión emitir; búsqueda buscar consulta; conciliación conciliar; medición medir mido; cálculo calcular; comensal cliente; avería fallo; repuesto recambio;
rebajar rebajado rebaja acortar acortado recortar reducción reducir; puesta_al_día actualización actualizar; escribir escrito redacción; abrir apertura abierto; cubrir cubierto; romper roto; resolver resuelto resolución; imprimir impreso impresión; dirigir dirijo; servir sirvo servicio; corregir corrijo corrección; elegir elijo elección; producir produzco producción; traducir traduzco traducción; conducir conduzco conducción; construir construyo construcción; distribuir distribuyo distribución; seguir sigo seguimiento; pedir pido pedido; mantener mantengo mantenimiento; componer compongo; exponer expongo exposición; tomar toma; recoger recojo recogida; proteger protejo protección; vender vendo venta; pintar pintura; cerrar cierre; coser costura; podar poda; cortar corte;
me_dirijo; formar_parte forma_parte
`,
};
