import type {Lexicon} from './lexicon.ts';

export const french: Lexicon = {
  functions: `le la les l un une des du de d et ou a au aux en dans sur sous par pour avec chez entre vers depuis jusque jusqu puis comme que
    qui dont ou ce cet cette ces il elle ils elles je j me moi mon ma mes nous notre nos vous votre vos leur leurs son sa ses se s y
    ne est sont etait etaient etais ete etre suis sommes fut serait serais ai as a avons avez ont avait avais avoir ainsi aussi tant plus pendant
    lors environ soit total ensemble afin n c qu lui eux meme autre autres divers diverses differents differentes actuellement m t
    cela ceci celui celle ceux celles auquel laquelle lequel lesquels lesquelles durant au-dessus sein selon via hors outre donc car
    si alors quand lorsque tandis puisque parmi apres avant des aupres travers egalement notamment encore deja tres bien toujours beaucoup maintenant`,
  general: `propos sujet actuellement actuel aujourd'hui présent auparavant avant précédemment précédent antérieurement
    antérieur ensuite puis après depuis lors dernièrement dernier récemment récent jusqu'alors jusqu'ici déjà toujours encore également
    aussi ainsi notamment particulièrement particulier principalement principal respectivement respectif environ parallèlement parallèle
    outre plus supplémentaire autre même similaire semblable différent divers plusieurs certain propre existant disponible
    nécessaire habituel usuel correspondant relatif relevant lié portant suivant ci-dessus dit nommé appelé concerné concernant
    type sorte genre manière façon mode domaine secteur champ matière sujet thème côté partie part élément point question
    cas fait affaire dossier chose nombre quantité montant rang lieu place endroit site période temps durée
    moment époque étape phase occasion 
    travailler travail travaille travaillé exercer exerce exercé exerçais activité métier profession professionnel emploi fonction parcours
    carrière expérience expérimenté pratique quotidien début débuter débuté commencer commencé rester devenir devenu passer passé
    occuper occupe occupée veiller consister comporter comprendre comprend compter compte inclure inclus contenir appartenir
    relever dépendre trouver situer situé basé venir venu provenant issu tenir tenue mettre mise prendre prise faire fait faisant donner
    porter aller rendre utiliser utilisation utilisé usage employer emploi recourir recours aide_de moyen outil appliquer
    application connaître connaissance connais savoir posséder possède disposer dispose détenir détient obtenir obtenu 
    muni doté suivi parler parle effectué personnel ex soit unité lieu_de base gamme ensemble lot série
    envoyé reçu recevoir entrant sortant propos sens but concerne respectivement fait
    l'aide tout_en étant ayant visant destiné dédié affecté rattaché propre  langue dérouler passée maximal maximum valeur`,
  scopes: `équipe binôme groupe; service atelier magasin boutique agence école rayon cuisine; commune ville canton département arrondissement;
    région régional; entreprise société groupe établissement; pays france national nationale; europe européen international monde mondial`,
  classes: `système logiciel programme application plateforme outil base langage bibliothèque appareil machine véhicule engin équipement matériel
    méthode technique procédé produit matière service format norme support progiciel suite structure solution`,
  lightVerbs: `réalisation réaliser effectuer exécution exécuter assurer accomplir procéder pratiquer faire opérer tenir tenue
    prise prendre charge chargé occuper veiller dispenser`,
  strengths: {
    1: `participation contribution appui soutien aide assistance collaboration participer contribuer appuyer soutenir aider assister
      collaborer concours accompagner renfort épauler seconder concourir`,
    3: `installation installer réparation réparer programmation validation valider audit analyse enseignement enseigner conseil recherche vente
      acquisition prospection création conception développement lancement créer concevoir développer lancer négociation négocier
      coordination coordonner élaboration élaborer optimisation optimiser mise_en_place fondation fonder formation former attribution attribuer
      approbation approuver décision décider certification certifier mise_au_point instauration instaurer implantation implanter déploiement
      déployer introduction introduire automatisation automatiser amélioration améliorer représentation représenter évaluation évaluer
      réduction réduire augmentation augmenter planification planifier construction construire`,
    4: `gestion gérer pilotage piloter encadrement encadrer supervision superviser responsable responsabilité management manager administration
      administrer autonomie autonome prescription prescrire diagnostic diagnostiquer plaidoirie plaider indépendant seul`,
    5: `pilote dirigeant gérance direction diriger chef tête animation présidence présider mener conduite conduire cadre directeur directrice`,
  },
  hedges: {
    jointly: `avec_equipe en_binome en_collaboration_avec conjointement en_lien_avec de_concert en_duo en_trinome en_cooperation_avec avec_le_concours ensemble`,
    some: `quelques certains certaines partiellement parfois majoritairement en_partie surtout`,
    share: `participe participes participant_a participation participer participait participais participent participations contribue contribuer contribution contribuais
      contribuait contribuant appui soutien soutenu soutenir soutiens soutenais aider aide_a aide_au aide_aux aidais aidait assister assiste assistais assistance
      collabore collaborer collaboration collaborais collaborait epauler seconder seconde concours_a
      sous_la_direction sous_la_supervision sous_le_controle sous_l_autorite sous_la_responsabilite sous_supervision sous_la_conduite
      en_soutien en_appui en_renfort membre_de dicte dictes dictee dictees pris_part prend_part prends_part prendre_part prenais_part fait_partie fais_partie`,
    level: `notions notion bases debutant* elementaire* basique* scolaire initiation`,
    condition: `si_besoin au_besoin en_cas_de_besoin occasionnel* interim* temporaire* a_temps_partiel mi_temps en_absence remplacement* remplacant* remplace remplacer suppleance
      suppleant* ponctuel* saisonnier* benevol* en_l_absence une_semaine_sur un_jour_sur un_week_end_sur sur_deux sur_trois sur_quatre sur_cinq sur_2 sur_3 sur_4 sur_5 a_l_occasion`,
    planned: `prevu* tentative* en_cours en_preparation projet_de`,
    place: `finaliste* nominee* deuxieme_place`,
    not: `pas jamais aucun aucune sans ni non`,
  },
  sections: {
    languages: 'parle, langues, parlées, maîtrise de',
    certifications: 'titulaire de, certifications, certifié, certification, obtenu',
    education: 'diplôme, formation, études, diplômé, titulaire',
    skills:
      'compétences, connaissances, expérience comprend, maîtrise de, connais, savoir, pratique de, aisance',
    experience:
      'expérience, expérimenté, travail, travaille, travaillé, poste, dernier, dernièrement, actuellement, exerce, exercé, parcours, activité',
  },
  letter: {
    self: `je j mon ma mes moi me m nous notre`,
    reader: `vous votre vos`,
    courtesies: `conviendrait conviendraient convient conviennent écris bonjour madame monsieur équipe cordialement bien candidature candidate candidat candidater postuler postule présente présenter poste offre
      annonce plaisir réjouis heureux heureuse ravi ravie enchanté serais serait sera serai
      échanger échange disposition entretien reste rester demeure tiens honneur agréer agréez salutations distinguées veuillez prie expression sentiments
      considération merci remercie remercier avance temps attention retenu attiré intérêt intéresse intéressé vivement vif grand grande soumettre 
      cherchez demandez souhaitez proposez proposée expérience travail travaille travaillé actuellement dernièrement souhaite souhaiterais
      rencontrer rencontre entreprise établissement structure maison sujet
      pouvoir pourrais peux puisse mais mettre profit service rejoindre intégrer intégration équipes motivation motivé motive enthousiasme volontiers
      suite réponse retour question information renseignement complémentaire vive voix oral détail ci-joint joint pièce lettre cv curriculum vitae
      permets permettre faire part convaincu convaincue persuadé apporter contribuer savoir connais correspond correspondre profil mission missions
      lu lecture parcouru découvert découvrir publié publiée parue site aujourd'hui étape nouveau nouvelle défi envie désireux
      également donc car parce espère espérant attente dans disponible disponibilité immédiatement ouvert apprendre 
      principalement surtout familier familière familiers déjà celui celle expliquer parler évoquer discuter sincères sincère recevoir recevez reconnaissante reconnaissant respectueuses respectueux meilleures meilleurs cela avant niveau`,
    wishes: `conviendrait conviendraient convient conviennent écris souhaite souhaiterais candidature postule plaisir réjouis disposition intérêt intéresse voudrais aimerais espère serais heureuse ravie motivation envie désireux`,
    plans: `développer soutenir apporter apprendre approfondir former rejoindre intégrer contribuer encadrer gérer évoluer relever adresser`,
    possessions: `expérience compétence connaissance maîtrise diplôme certification`,
  },
  synonyms: `
participation contribution collaboration appui aide participer contribuer collaborer aider concours; appui soutien aide assistance support appuyer soutenir aider assister;
pilotage gestion conduite management piloter gérer conduire; gestion administration gérer administrer; gestion traitement suivi gérer traiter; direction management diriger manager;
encadrement management supervision encadrer superviser; animation encadrement animer; rédaction écriture rédiger écrire établissement établir rédige rédigé rédigeais;
hausse augmentation progression croissance augmenter accroître progresser; baisse réduction diminution réduire diminuer baisser raccourcissement recul moins;
organisation mise_en_place préparation planification organiser planifier préparer; création conception élaboration créer concevoir élaborer réaliser;
création mise_en_place instauration créer instaurer; lancement introduction lancer introduire; refonte révision refondre réviser; réalisation exécution réaliser effectuer exécuter fabrication fabriquer;
formation accompagnement former accompagner; formation apprentissage stage; accueil réception accueillir recevoir reçois reçu accueille; vente commercialisation vendre vend vendu; client acheteur usager; équipe groupe;
personne collaborateur salarié employé; employé salarié effectif agent; salon foire; lettre newsletter; site_marchand boutique_en_ligne; mensuel chaque_mois par_mois mensuellement le_mois au_mois tous_les_mois;
hebdomadaire chaque_semaine par_semaine toutes_les_semaines hebdomadairement; quotidien chaque_jour par_jour quotidiennement tous_les_jours journalier le_jour; annuel chaque_année par_an chaque_an annuellement tous_les_ans;
trimestriel chaque_trimestre par_trimestre tous_les_trimestres trimestriellement; semestriel deux_fois_par_an tous_les_six_mois; chaque par tous_les toutes_les; matin matinée; soir soirée; jour journée; an année; midi déjeuner;
suivi contrôle suivre contrôler suis; contrôle vérification contrôler vérifier examen examiner; entretien maintenance entretenir maintenir; réparation réparer dépannage dépanner; achat approvisionnement acheter;
négociation négocier; développement développer; mise_à_jour actualisation actualiser; traitement gestion traiter instruction instruire étude; élève apprenant; patient résident malade; enfant jeune; usine site;
magasin boutique point_de_vente commerce; facture facturation; devis offre; commande ordre; réunion séance; compte_rendu rapport procès_verbal; rapport bilan; logiciel outil programme progiciel; amélioration optimisation améliorer optimiser;
analyse étude analyser étudier; enseignement cours enseigner enseigne; soin soigner soins; toilette hygiène; préparation préparer prépare; montage assemblage monter assembler installation; livraison livrer livré; stock inventaire;
pose poser posé installation installer; remplacement suppléance remplacer suppléer remplaçant intérim; congé vacances congés; encaissement encaisser caisse; rayon rayons; mise_en_rayon réassort réapprovisionnement remplissage;
saisie saisir enregistrement enregistrer comptabilisation comptabiliser; écriture écritures; dessin dessiner tracé tracer; plan plans dessin; échantillon prélèvement; relance relancer rappel; téléphone téléphonique appel appels téléphoner;
courrier lettre correspondance; classement archivage classer archiver; prise_de_rendez-vous planification_des_rendez-vous; devis estimation; déclaration déclarer; paie salaires paye; bulletin fiche; recrutement recruter embauche embaucher;
conduite conduire conducteur pilotage; transport acheminement transporter acheminer; chargement charger; déchargement décharger; tri trier; emballage conditionnement emballer conditionner; nettoyage nettoyer entretien; cuisson cuire; cuisine cuisiner;
service servir; couvert couverts; hôte client; chambre chambres; réservation réserver; visite visiter; consultation consulter; ordonnance prescription; lecture lire; correction corriger; évaluation évaluer; surveillance surveiller;
veille suivi; aménagement aménager; construction construire bâtiment; chantier travaux; bureau bureaux; logement habitation; demande requête dossier; réclamation plainte; conseil conseiller orientation orienter; information informer renseigner renseignement;
présentation présenter; traduction traduire; publication publier; recherche rechercher; mesure mesurer; essai test tester essayer; programmation programmer codage coder; migration migrer; déploiement déployer; collègue collaborateur coéquipier;
utilisation usage utiliser emploi; fournisseur prestataire; marchandise produit article; colis paquet envoi; véhicule voiture; poids_lourd camion; ordinateur poste; infirmier infirmière; protocole procédure; nouveau récent; rapide vite; ancien ex;
autriche autrichien; suisse helvétique; belgique belge; luxembourg luxembourgeois; royaume-uni britannique; irlande irlandais; maroc marocain; algérie algérien; tunisie tunisien; inde indien; europe européen; canada canadien;
distribution distribuer distribue remise remettre; échange échanger correspondance; écrit écrire écrites; délivrance délivrer; rapprochement rapprocher; calcul calculer; correction corriger; recul baisse; mesure mesurer; couvert client;
ramener ramené abaissement abaisser réduction réduire; lire lu lecture; vendre vendu vente; recevoir reçu réception; prendre pris prise; mettre mis mise; conduire conduit; traduire traduit; produire produit production fabrication; cuire cuit cuisson; peindre peint peinture; ouvrir ouvert ouverture; fermer fermeture; répondre réponse; envoyer envoi envoyé; essayer essai; nettoyer nettoyage; payer paiement; peser pesée pesage; relever relevé; découper découpe; garder garde; chiffrer chiffrage devis; tailler taille; élever élevage; soutenir soutien; coudre couture cousu; construire construit construction; distribuer distribution; instruire instruction
`,
};
