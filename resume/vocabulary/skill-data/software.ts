import type {SkillTable} from '../skill-table.ts';

/** Languages, frameworks and methods of making software. */
export const software: readonly SkillTable[] = [
  {
    kind: 'tool',
    rows: `
Python @1991 | python3 | python programming; Java @1995 | java se | java ee | j2ee | jakarta ee;
JavaScript @1995 | =JS | ecmascript | es6 | es2015 | vanilla js; TypeScript @2012 | =TS;
!C | c programming | c language | ansi c | embedded c; C++ | cpp | c plus plus;
C# @2000 | csharp | c sharp; !Go @2009 | golang | go lang | go programming; =Rust @2010 | rust lang;
=Ruby @1995; PHP @1995 | php7 | php8; =Swift @2014; Kotlin @2011; Scala @2004;
!R @1993 | r programming | r language | rstudio | tidyverse | ggplot2; =Perl; Haskell; Erlang;
Elixir @2012; Clojure @2007; F# @2005; =Dart @2011; =Julia @2012; Lua; Objective-C | objc; COBOL; Fortran;
MATLAB @1984; VBA | visual basic for applications | excel vba | vba macros; Visual Basic | vb.net | vb6;
=ABAP | sap abap; =Apex @2007 | salesforce apex; Groovy; =Assembly | assembly language | assembler; =Ada;
Prolog; =Lisp | common lisp; Solidity @2014; Zig @2016; PowerShell @2006;
=Bash | bash scripting | shell scripting | shell script | unix shell; HTML | html5 | html/css; CSS | css3;
=Sass | scss; =LESS; Tailwind CSS @2017 | tailwind; Bootstrap @2011; XML | xslt | xsd; JSON; YAML;
Regular expressions | regex | regexp; React @2013 | react.js | reactjs | react hooks; React Native @2015;
Redux @2015 | redux toolkit; Next.js @2016 | nextjs; Angular @2016 | angular 2+;
AngularJS @2010 | angular.js; Vue.js @2014 | =Vue | vuejs | vue 3 | vuex | pinia; Nuxt @2016 | nuxt.js;
Svelte @2016 | sveltekit; Ember.js @2011; jQuery @2006; D3.js @2011 | =D3; Three.js @2010; WebGL;
Remix @2020; Gatsby @2015; Astro @2021; Storybook @2016; Webpack @2012; Vite @2020; Babel @2014;
ESLint @2013; npm @2010; Node.js @2009 | =Node | nodejs; Deno @2018;
Express.js @2010 | expressjs | !Express; NestJS @2017 | nest.js;
Django @2005 | django rest framework | =DRF; Flask @2010; FastAPI @2018;
Ruby on Rails @2004 | =Rails | =RoR; Laravel @2011; Symfony @2005; Spring Boot @2014 | springboot;
Spring Framework @2003 | =Spring | spring mvc | spring cloud; Hibernate @2001 | =JPA;
.NET @2002 | .net framework | dotnet | asp.net | .net core | asp.net core | =VB.NET | .net 8;
Entity Framework @2008 | ef core; Blazor @2018; =WPF | windows presentation foundation;
WinForms | windows forms; Xamarin @2011; =MAUI | .net maui; Flutter @2017; SwiftUI @2019; UIKit;
Jetpack Compose @2021; Android SDK @2008 | android development | android studio;
iOS development @2008 | ios sdk | xcode; Ionic @2013; Cordova @2009 | phonegap;
Electron @2013 | electron.js; Unity @2005 | unity3d; Unreal Engine @1998 | =UE5 | =UE4; Godot @2014;
Qt @1995; OpenGL | vulkan; WordPress @2003 | =WP; Drupal @2001; Joomla @2005;
Shopify @2006 | shopify liquid; Magento @2008 | adobe commerce; WooCommerce @2011; Contentful @2013;
Sitecore; TYPO3; Adobe Experience Manager | =AEM; Webflow @2013; Salesforce Commerce Cloud;
GraphQL @2015 | apollo graphql; gRPC @2015;
REST API | restful | rest apis | restful api | restful services | rest services | =REST
  | rest-schnittstellen;
=SOAP | soap api; WebSockets | websocket; OAuth | oauth2 | oauth 2.0 | openid connect | =OIDC; =SAML;
JWT | json web token; OpenAPI | swagger; Postman @2012; Protocol Buffers | protobuf; Git @2005 | git flow;
GitHub @2008; GitLab @2011; Bitbucket @2008; SVN | subversion; Mercurial; Jest @2014; Vitest @2021;
Mocha @2011; Cypress @2017; Playwright @2020; Selenium @2004 | selenium webdriver; Puppeteer @2017;
JUnit @1997; TestNG; pytest @2004; RSpec; Cucumber @2008 | gherkin; Appium @2012; JMeter @1998; k6 @2017;
Gatling; LoadRunner; SonarQube @2007; TestRail; Robot Framework; xUnit | nunit; Mockito;
Visual Studio Code @2015 | vs code | vscode; Visual Studio; IntelliJ IDEA | intellij; Eclipse;
Vim | neovim; Jupyter @2014 | jupyter notebook | jupyter notebooks | jupyterlab; =Maven; =Gradle; CMake;
Bazel @2015; GitHub Copilot @2021 | copilot; Cursor @2023 | cursor ide; Claude Code @2025; Arduino @2005;
Raspberry Pi @2012; =ROS | ros2 | robot operating system; FreeRTOS | =RTOS | real-time operating systems;
=STM32; =VHDL; Verilog | systemverilog; =FPGA | fpgas; =CUDA @2007; OpenCV @2000; =MPI | openmp;
LabVIEW @1986; Simulink; =AUTOSAR; CAN bus | canopen | =CANoe; Modbus; =MQTT; OPC UA; Yocto;
Embedded Linux; Bluetooth Low Energy @2010 | =BLE; =JTAG; Blockchain @2008; Ethereum @2015;
Hyperledger @2015;
`,
  },
  {
    kind: 'technical',
    rows: `
Software development | software engineering | softwareentwicklung | développement logiciel
  | desarrollo de software | sviluppo software | desenvolvimento de software | softwareontwikkeling
  | tworzenie oprogramowania | application development | anwendungsentwicklung;
Web development | webentwicklung | développement web | desarrollo web | sviluppo web;
Front-end development | front end | frontend development | frontend-entwicklung
  | front-end web development;
Back-end development | backend development | back end | backend services | backend-entwicklung;
Full-stack development | full stack | fullstack;
Mobile development | mobile app development | mobile apps; Game development;
Embedded systems | embedded software | embedded development | eingebettete systeme | systèmes embarqués
  | sistemas embebidos;
Firmware development | firmware;
Object-oriented programming | =OOP | object oriented design | objektorientierte programmierung
  | programmation orientée objet | programación orientada a objetos;
Functional programming | funktionale programmierung; Design patterns | entwurfsmuster;
Data structures | algorithms and data structures | data structures and algorithms;
Algorithms | algorithm design | algorithmen;
Concurrency | multithreading | multi-threading | parallel programming;
Distributed systems | verteilte systeme | systèmes distribués | sistemas distribuidos;
Microservices @2011 | microservice | microservice architecture | mikroservices;
Event-driven architecture | event driven | event sourcing | =CQRS; Domain-driven design @2003 | =DDD;
Service-oriented architecture | =SOA;
Software architecture | softwarearchitektur | architecture logicielle | arquitectura de software
  | system design | systems design | solution architecture;
API design | api development | api-entwicklung; API integration | api integrations | rest integration;
System integration | systems integration | systemintegration | intégration de systèmes;
Message queues | message queue | message broker | message brokers;
Test-driven development | =TDD | testgetriebene entwicklung;
Behaviour-driven development | behavior driven development | =BDD;
Unit testing | unit tests | unit-tests | tests unitaires | pruebas unitarias;
Integration testing | integration tests; End-to-end testing | e2e testing | e2e tests;
Test automation | automated testing | automated tests | testautomatisierung | automatisation des tests
  | automatización de pruebas;
Manual testing | manual qa; Regression testing | regression tests;
Performance testing | load testing | lasttests; Usability testing | user testing | usability tests;
Acceptance testing | =UAT | user acceptance testing | user acceptance tests;
Test planning | test plans | test cases | test case design;
Software testing | =QA testing | software quality assurance | softwaretest | =SQA;
Debugging | troubleshooting code | fehlersuche im code; Code review | code reviews | peer review of code;
Refactoring | code refactoring; Pair programming | mob programming; Clean code | =SOLID;
Version control | source control | versionsverwaltung | gestion de versions;
Technical documentation | technische dokumentation | documentation technique | documentación técnica;
Performance optimisation | performance optimization | performance tuning;
Accessibility | web accessibility | =WCAG | =a11y | barrierefreiheit | accessibilité | accesibilidad
  | screen reader testing;
Responsive design | responsive web design; Single-page applications | =SPA | single page application;
Progressive web apps | =PWA | progressive web app;
Internationalisation | internationalization | =i18n | localisation | localization; Caching;
Search engines | full-text search; Web scraping | scraping; Cross-platform development;
Computer vision | image processing | bildverarbeitung | vision par ordinateur;
Robotics | robotik | robotique | robótica; Control systems | control engineering | regelungstechnik;
Signal processing | =DSP | digital signal processing; Low-code development | low code | no-code;
Robotic process automation @2012 | =RPA; UiPath @2012; Power Apps @2016 | powerapps;
Power Automate @2016 | microsoft flow; Power Platform @2018; Open source | open-source software;
`,
  },
];
