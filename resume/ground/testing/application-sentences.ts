/** Sentences of applications in the other languages: `+` is borne out by the resume, `-` is not. */

export const germanApplication = `
letter:
+ letter: Guten Tag, mit großem Interesse habe ich gelesen, dass Sie einen Schichtleiter für das Lager in Ludwigsburg suchen.
+ letter: Derzeit bin ich als Lagerist beim Frischdienst Neckar in Heilbronn beschäftigt, wo ich täglich 15 Lkw mit dem Gabelstapler be- und entlade.
+ letter: Außerdem kontrolliere ich die Kühltemperaturen und habe an der Einführung von Voice-Picking mitgewirkt.
+ letter: Davor war ich Produktionshelfer bei der Mühle Kocherthal, wo ich Mehl abgefüllt und Anlagen gereinigt habe.
+ letter: Den Staplerschein besitze ich seit 2019.
+ letter: Mit SAP EWM habe ich noch nicht gearbeitet, lerne aber gern dazu.
+ letter: Gern überzeuge ich Sie in einem persönlichen Gespräch und verbleibe mit freundlichen Grüßen.
- letter: Ich führe zwölf Mitarbeiter im Lager.
- letter: SAP EWM beherrsche ich sicher.
- letter: Beim Frischdienst Neckar plane ich den Personaleinsatz.
- letter: Ich habe Voice-Picking beim Frischdienst Neckar eingeführt.
- letter: Als Schichtleiter bei der Mühle Kocherthal war ich für die Anlagen verantwortlich.

summary:
+ summary: Lagerist aus der Lebensmittellogistik mit fünf Jahren Erfahrung, Staplerschein und Türkischkenntnissen (B2).
- summary: Lagerist mit Erfahrung in der Personalführung.
- summary: Lagerist mit sehr guten Excel-Kenntnissen.
`;

export const frenchApplication = `
letter:
+ letter: Madame, Monsieur, je me permets de vous adresser ma candidature au poste de responsable maintenance à Thonon.
+ letter: Technicien de maintenance à la Laiterie des Alpes depuis octobre 2019, je dépanne six lignes de conditionnement et je tiens le stock de pièces détachées.
+ letter: J'y ai aussi contribué à l'installation d'un robot de palettisation.
+ letter: Avant cela, j'étais mécanicien au Garage Perrault à Chambéry.
+ letter: Je suis titulaire de l'habilitation électrique B1V et d'un bac pro Maintenance des équipements industriels.
+ letter: Je n'ai pas encore managé d'équipe, mais je suis motivé pour apprendre.
+ letter: Dans l'attente de votre réponse, je vous prie de recevoir mes sincères salutations.
- letter: Je manage huit techniciens.
- letter: Je programme des automates Siemens depuis huit ans.
- letter: À la Laiterie des Alpes, je pilote le budget de la maintenance.
- letter: J'ai installé un robot de palettisation.
- letter: Au Garage Perrault, j'étais chef d'atelier.

summary:
+ summary: Technicien de maintenance dans l'agroalimentaire depuis huit ans, habilité B1V.
- summary: Technicien de maintenance avec habilitation haute tension.
- summary: Technicien de maintenance avec huit ans d'expérience dans l'aéronautique.
`;

export const spanishApplication = `
letter:
+ letter: Estimado equipo de selección: me dirijo a ustedes para optar al puesto de responsable de mantenimiento en Haro.
+ letter: En la actualidad soy técnico de mantenimiento en Conservas Peñalba, donde reparo averías en cinco líneas de envasado y controlo el almacén de repuestos.
+ letter: También participé en el montaje de un robot paletizador.
+ letter: Antes trabajé como mecánico en Talleres Ubago, en Calahorra.
+ letter: Todavía no he liderado un equipo, pero tengo muchas ganas de aprender.
+ letter: Les agradezco su tiempo y quedo a la espera de su respuesta.
- letter: Lidero a ocho técnicos de mantenimiento.
- letter: Programo PLC Siemens desde hace ocho años.
- letter: En Conservas Peñalba gestiono el presupuesto de mantenimiento.
- letter: Monté un robot paletizador.
- letter: Fui jefe de taller en Talleres Ubago.

summary:
+ summary: Técnico de mantenimiento con ocho años de experiencia en el sector alimentario y conocimientos de neumática.
- summary: Técnico de mantenimiento con carné de gas.
- summary: Técnico de mantenimiento con ocho años de experiencia en la industria química.
`;

export const italianApplication = `
letter:
+ letter: Spettabile azienda, con la presente desidero sottoporre la mia candidatura per la posizione di responsabile manutenzione a Parma.
+ letter: Attualmente sono tecnico manutentore al Caseificio Altamura, dove riparo i guasti su sette linee di confezionamento e tengo il magazzino ricambi.
+ letter: Ho inoltre partecipato al montaggio di un robot pallettizzatore.
+ letter: Prima ho lavorato come meccanico all'Officina Rizzardi di Mantova.
+ letter: Possiedo il patentino per il muletto dal 2020 e ho nozioni di PLC Siemens.
+ letter: Non ho ancora guidato un gruppo, ma sono motivato a imparare.
+ letter: In attesa di un vostro riscontro, porgo distinti saluti.
- letter: Guido otto tecnici.
- letter: Programmo PLC Siemens da otto anni.
- letter: Al Caseificio Altamura gestisco il budget della manutenzione.
- letter: Ho montato un robot pallettizzatore.
- letter: All'Officina Rizzardi ero capo officina.

summary:
+ summary: Tecnico manutentore con esperienza di otto anni nel settore alimentare e competenze di pneumatica e saldatura.
- summary: Tecnico manutentore con patentino gas.
- summary: Tecnico manutentore con otto anni di esperienza nel settore chimico.
`;

export const portugueseApplication = `
letter:
+ letter: Exmos. Senhores, venho candidatar-me à vaga de responsável de manutenção na Figueira da Foz.
+ letter: Atualmente sou técnico de manutenção nos Lacticínios do Vouga, onde reparo avarias em seis linhas de embalagem e controlo o armazém de peças.
+ letter: Participei também na montagem de um robô paletizador.
+ letter: Antes disso trabalhei como mecânico na Oficina Serrano, em Coimbra.
+ letter: Tenho certificado de empilhador desde 2020 e noções de PLC Siemens.
+ letter: Ainda não chefiei uma equipa, mas tenho vontade de aprender.
+ letter: Aguardo a vossa resposta e envio os melhores cumprimentos.
- letter: Chefio oito técnicos de manutenção.
- letter: Programo PLC Siemens há oito anos.
- letter: Nos Lacticínios do Vouga giro o orçamento da manutenção.
- letter: Montei um robô paletizador.
- letter: Fui chefe de oficina na Oficina Serrano.

summary:
+ summary: Técnico de manutenção há oito anos na indústria alimentar, com conhecimentos de pneumática e soldadura.
- summary: Técnico de manutenção com carta de pesados.
- summary: Técnico de manutenção com oito anos de experiência na indústria química.
`;

export const dutchApplication = `
letter:
+ letter: Geachte mevrouw, meneer, graag solliciteer ik naar de functie van teamleider technische dienst in Raalte.
+ letter: Momenteel ben ik onderhoudsmonteur bij Zuivelfabriek De Vecht, waar ik storingen aan zes verpakkingslijnen verhelp en de voorraad reserveonderdelen bijhoud.
+ letter: Ook heb ik meegewerkt aan de installatie van een palletiseerrobot.
+ letter: Eerder werkte ik als automonteur bij Garage Holterman in Zwolle.
+ letter: Sinds 2020 heb ik het heftruckcertificaat.
+ letter: Ik heb nog geen leiding gegeven, maar ik wil dat graag leren.
+ letter: Ik kijk uit naar uw reactie.
- letter: Ik geef leiding aan acht monteurs.
- letter: Ik programmeer al acht jaar Siemens PLC's.
- letter: Bij Zuivelfabriek De Vecht beheer ik het budget.
- letter: Ik heb een palletiseerrobot geïnstalleerd.
- letter: Bij Garage Holterman was ik werkplaatschef.

summary:
+ summary: Onderhoudsmonteur in de voedingsindustrie met acht jaar ervaring en kennis van pneumatiek en lassen.
- summary: Onderhoudsmonteur met VCA-VOL.
- summary: Onderhoudsmonteur met acht jaar ervaring in de chemie.
`;

export const polishApplication = `
letter:
+ letter: Szanowni Państwo, zgłaszam swoją kandydaturę na stanowisko kierownika utrzymania ruchu w Koninie.
+ letter: Obecnie pracuję jako mechanik utrzymania ruchu w Mleczarni Noteć, gdzie usuwam awarie na sześciu liniach pakujących i prowadzę magazyn części zamiennych.
+ letter: Brałem również udział w montażu robota paletyzującego.
+ letter: Przedtem byłem mechanikiem samochodowym w Warsztacie Bielik w Chodzieży.
+ letter: Od 2020 roku mam uprawnienia na wózki widłowe.
+ letter: Nie kierowałem jeszcze zespołem, ale chętnie się tego nauczę.
+ letter: Będę wdzięczny za możliwość spotkania i łączę wyrazy szacunku.
- letter: Kieruję ośmioma mechanikami.
- letter: Programuję sterowniki Siemens od ośmiu lat.
- letter: W Mleczarni Noteć zarządzam budżetem utrzymania ruchu.
- letter: Zamontowałem robota paletyzującego.
- letter: W Warsztacie Bielik byłem kierownikiem.

summary:
- summary: Mechanik utrzymania ruchu z uprawnieniami gazowymi.
- summary: Mechanik utrzymania ruchu z ośmioletnim doświadczeniem w przemyśle chemicznym.
`;
