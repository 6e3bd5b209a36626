import type {Lexicon} from './lexicon.ts';

export const french: Lexicon = {
  functions: `le la les l un une des du de d et ou a au aux en dans sur sous par pour avec chez entre vers depuis jusque jusqu puis comme que
    qui dont ou ce cet cette ces il elle ils elles je j me moi mon ma mes nous notre nos vous votre vos leur leurs son sa ses se s y
    ne est sont etait etaient ete etre ai as a avons avez ont avoir ainsi aussi tant plus pendant lors environ soit total ensemble
    afin n c qu lui eux meme autre autres tout tous toute toutes chaque divers diverses differents differentes actuellement`,
  general: ``,
  scopes: ``,
  classes: ``,
  lightVerbs: `réalisation réaliser effectuer exécution exécuter assurer`,
  strengths: {
    1: `participation contribution appui soutien aide assistance collaboration participer contribuer appuyer soutenir aider assister
      collaborer`,
    3: `installation installer réparation réparer programmation validation audit analyse enseignement enseigner conseil recherche vente
      acquisition prospection création conception développement lancement créer concevoir développer lancer négociation négocier
      coordination coordonner élaboration élaborer optimisation optimiser mise_en_place fondation fonder formation former`,
    4: `gestion gérer pilotage piloter encadrement encadrer supervision superviser responsable management manager`,
    5: `pilote dirigeant gérance direction diriger chef tête animation présidence présider mener conduite`,
  },
  hedges: {
    jointly: `avec_equipe`,
    some: `quelques certains certaines partiellement parfois`,
    share: `particip* contribu* appui* soutien soutenu soutenir aide aider aidé assister assisté assistance collabor* sous_la_direction
      sous_la_supervision en_soutien en_appui membre_de`,
    level: `notions bases debutant* elementaire* basique*`,
    condition: `si_besoin au_besoin occasionnel* interim* temporaire* a_temps_partiel en_absence`,
    planned: `prevu* tentative* en_cours`,
    place: `finaliste* nominee* deuxieme_place`,
    not: `pas jamais aucun aucune sans ni non`,
  },
  sections: {
    languages: 'parle, langues',
    certifications: 'titulaire de, certifications',
    education: 'diplôme, formation',
    skills: 'compétences, connaissances, expérience comprend',
    experience:
      'expérience, travail, travaille, travaillé, poste, dernier, dernièrement, actuellement',
  },
  letter: {
    self: `je j mon ma mes moi me m nous notre`,
    reader: `vous votre vos`,
    courtesies: `bonjour madame monsieur équipe cordialement bien candidature candidate présente présenter poste offre annonce plaisir réjouis
      échanger disposition entretien reste tiens honneur agréer salutations distinguées veuillez merci temps intérêt intéresse
      recherchez cherchez demandez expérience travail travaille travaillé actuellement dernièrement souhaite rencontrer entreprise sujet
      pouvoir mais`,
    wishes: `souhaite candidature plaisir réjouis disposition intérêt intéresse voudrais aimerais espère`,
    plans: `développer soutenir apporter apprendre approfondir`,
    possessions: `expérience compétence connaissance maîtrise diplôme certification`,
  },
  synonyms: `
participation contribution collaboration appui aide participer contribuer collaborer aider concours; appui soutien aide assistance support appuyer soutenir aider assister;
pilotage gestion conduite management piloter gérer conduire; gestion administration gérer administrer; direction management diriger manager;
encadrement management supervision encadrer superviser; animation encadrement animer; rédaction écriture rédiger écrire;
hausse augmentation progression croissance augmenter accroître progresser; baisse réduction diminution réduire diminuer baisser raccourcissement;
organisation mise_en_place préparation planification organiser planifier préparer; création conception élaboration créer concevoir élaborer réaliser;
création mise_en_place instauration créer instaurer; lancement introduction lancer introduire; refonte révision refondre réviser; réalisation exécution réaliser effectuer exécuter;
formation accompagnement former accompagner; accueil réception accueillir recevoir; vente commercialisation vendre; client acheteur; équipe groupe;
personne collaborateur salarié employé; salon foire; lettre newsletter; site_marchand boutique_en_ligne; mensuel chaque_mois par_mois mensuellement;
hebdomadaire chaque_semaine par_semaine; quotidien chaque_jour par_jour quotidiennement; annuel chaque_année par_an chaque_an annuellement;
suivi contrôle suivre contrôler; contrôle vérification contrôler vérifier; entretien maintenance entretenir maintenir; réparation réparer dépannage; achat approvisionnement acheter;
négociation négocier; développement développer; mise_à_jour actualisation; traitement gestion traiter; élève apprenant; patient résident; enfant jeune; usine site;
magasin boutique point_de_vente; facture facturation; devis offre; commande ordre; réunion séance; compte_rendu rapport; rapport bilan; logiciel outil; amélioration optimisation améliorer optimiser;
analyse étude analyser étudier; enseignement cours enseigner; soin soigner; préparation préparer; montage assemblage monter assembler installation; livraison livrer; stock inventaire
`,
};
